import type { Contents } from './change.ts'
import {
  computeVersions,
  entryVersionsSchema,
  getRetainedSince,
  outdatedVersions,
  VERSIONS_QUERY,
  type VersionMutation,
} from './entry-versions.ts'

/**
 * Splits mutations into transactions, in order.
 * @param most characters per transaction; Sanity's limit is 4 MB. A longer mutation gets its own transaction.
 */
export function splitIntoChunks<Mutation>(
  mutations: readonly Mutation[],
  most: number,
): Mutation[][] {
  const transactions: Mutation[][] = []
  let room = 0
  for (const mutation of mutations) {
    const size = JSON.stringify(mutation).length
    const last = transactions.at(-1)
    if (last && size <= room) last.push(mutation)
    else {
      transactions.push([mutation])
      room = most
    }
    room -= size
  }
  return transactions
}

/** The part of `@sanity/client` that is used. */
export type VersionClient = {
  fetch: (query: string) => Promise<unknown>
  mutate: (mutations: VersionMutation[]) => Promise<unknown>
}

/** A release of time `at`, ISO 8601. Its contents are read only if it is not recorded. */
type Release = {
  at: string
  contents: () => Contents | Promise<Contents>
  read: (id: string) => object
}

/** In characters. */
const MAX_TRANSACTION_LENGTH = 500_000

/**
 * Stores the entries of new releases in the lake. Repeating it changes nothing. Rejects when the lake rejects a
 * transaction; earlier ones stay.
 * @param releases the oldest first.
 */
export async function storeEntryVersions(
  client: VersionClient,
  releases: readonly Release[],
  now = Date.now(),
): Promise<void> {
  let known = entryVersionsSchema.parse(await client.fetch(VERSIONS_QUERY))
  const oldest = getRetainedSince(now)
  const times = known.flatMap(({ since, until }) => [since, until ?? '']).sort()
  const recorded = times.at(-1) ?? ''
  const unrecorded = releases.filter(
    ({ at }, index) => at > recorded && (at >= oldest || index === releases.length - 1),
  )
  for (const release of unrecorded) {
    const contents = await release.contents()
    // Its manifest could not be read.
    if (Object.keys(contents).length === 0) continue
    const { versions, mutations } = computeVersions(
      known,
      { at: release.at, contents },
      release.read,
    )
    known = versions
    for (const some of splitIntoChunks(mutations, MAX_TRANSACTION_LENGTH)) await client.mutate(some)
  }
  for (const some of splitIntoChunks(outdatedVersions(known, oldest), MAX_TRANSACTION_LENGTH))
    await client.mutate(some)
}
