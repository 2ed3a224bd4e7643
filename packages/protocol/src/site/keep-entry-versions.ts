import type { Contents } from './change.ts'
import { chunksOf } from './chunks.ts'
import {
  entryVersionsSchema,
  keptSince,
  outdatedVersions,
  VERSIONS_QUERY,
  type VersionMutation,
  versionsAfter,
} from './entry-versions.ts'

/** What is asked of `@sanity/client`. */
export type VersionClient = {
  fetch: (query: string) => Promise<unknown>
  mutate: (mutations: VersionMutation[]) => Promise<unknown>
}

/** When a release was made, ISO 8601, and how to get what it holds; asked only of releases that are news. */
type Release = {
  at: string
  contents: () => Contents | Promise<Contents>
  read: (id: string) => object
}

/** Characters in one transaction. */
const MAX_TRANSACTION_LENGTH = 500_000

/**
 * Keeps in the lake what the entries of these releases said, as far as it is not there yet. Asked twice it does
 * nothing more. Rejects when the lake does not take it; what it took by then stays.
 *
 * @param releases the oldest first.
 */
export async function keepEntryVersions(
  client: VersionClient,
  releases: readonly Release[],
  now = Date.now(),
): Promise<void> {
  let known = entryVersionsSchema.parse(await client.fetch(VERSIONS_QUERY))
  const oldest = keptSince(now)
  const times = known.flatMap(({ since, until }) => [since, until ?? '']).sort()
  const noted = times.at(-1) ?? ''
  const news = releases.filter(
    ({ at }, place) => at > noted && (at >= oldest || place === releases.length - 1),
  )
  for (const release of news) {
    const contents = await release.contents()
    // That of an earlier version of the builder.
    if (Object.keys(contents).length === 0) continue
    const { versions, mutations } = versionsAfter(known, { at: release.at, contents }, release.read)
    known = versions
    for (const some of chunksOf(mutations, MAX_TRANSACTION_LENGTH)) await client.mutate(some)
  }
  for (const some of chunksOf(outdatedVersions(known, oldest), MAX_TRANSACTION_LENGTH))
    await client.mutate(some)
}
