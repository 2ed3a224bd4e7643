import { API_VERSION } from '@kitewright/content-types/queries'
import { SCHEDULE_PREFIX } from '@kitewright/protocol/requests'
import {
  type Change,
  fetchTransactions,
  type HistoryClient,
  type Transaction,
} from '@kitewright/protocol/site'
import { type UserStore, useClient, useCurrentUser, useUserStore } from 'sanity'
import { useLatest } from '../site-check/use-latest.ts'

/** Names of the people behind each revision. */
export type Authors = ReadonlyMap<string, readonly string[]>

const noAuthors: Authors = new Map()

/** Names of the authors of revisions, as far as the history knows them. */
export function useAuthors(versions: readonly Version[]): Authors {
  const client = useClient({ apiVersion: API_VERSION })
  const users = useUserStore()
  const key = JSON.stringify(
    versions
      .flatMap(({ id, rev }) => (rev ? [{ id, rev }] : []))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  const authors = useLatest(async () => {
    const credits = await fetchCredits(client, JSON.parse(key))
    const names = await fetchUserNames(users, [...credits.values()].flat())
    return new Map(
      [...credits].map(([rev, ids]) => [rev, ids.flatMap((id) => names.get(id) ?? [])]),
    )
  }, [client, users, key])
  return authors ?? noAuthors
}

/** Names of people, by their ids. */
export async function fetchUserNames(
  users: UserStore,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const people = await users.getUsers([...new Set(ids)])
  return new Map(people.map(({ id, displayName, email }) => [id, displayName ?? email ?? id]))
}

/** The different people behind these changes: “Asha and Ben”. */
export const formatAuthors = (changes: readonly Version[], authors: Authors) =>
  new Intl.ListFormat('en-IN').format(
    new Set(changes.flatMap(({ rev }) => (rev ? (authors.get(rev) ?? []) : []))),
  )

type Version = Pick<Change, 'id' | 'rev'>

/**
 * Ids of the users behind each revision, as far as the history has them. The service makes a scheduled publish, so
 * the authors of the draft and of the schedule are named instead.
 */
export async function fetchCredits(
  client: HistoryClient,
  versions: readonly { id: string; rev: string }[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const ids = [...new Set(versions.map(({ id }) => id))]
  if (ids.length === 0) return new Map()
  const publishes = new Map((await fetchTransactions(client, ids)).map((one) => [one.id, one]))
  const publishedVersions = versions.flatMap(({ id, rev }) => {
    const publish = publishes.get(rev)
    return publish ? [{ id, publish, set: publish.documentIDs.find(isSet) }] : []
  })
  const requestedIds = publishedVersions.flatMap(({ id, set }) => (set ? [toDraftId(id), set] : []))
  const before = await fetchTransactions(client, [...new Set(requestedIds)])
  const credits = new Map<string, Set<string>>()
  for (const { id, publish, set } of publishedVersions) {
    const people = set ? getScheduleAuthors(before, { id, publish, set }) : [publish.author]
    const known = credits.get(publish.id) ?? new Set()
    credits.set(publish.id, new Set([...known, ...people]))
  }
  return new Map([...credits].map(([rev, people]) => [rev, [...people]]))
}

const isSet = (id: string) => id.startsWith(SCHEDULE_PREFIX)
const toDraftId = (id: string) => `drafts.${id}`

/** Authors of the draft since its last publish, then who scheduled it. */
function getScheduleAuthors(
  newestFirst: readonly Transaction[],
  { id, publish, set }: { id: string; publish: Transaction; set: string },
): string[] {
  const createDocumentTest = (document: string) => (one: Transaction) =>
    one.id !== publish.id &&
    one.timestamp <= publish.timestamp &&
    one.documentIDs.includes(document)
  const drafts = newestFirst.filter(createDocumentTest(toDraftId(id)))
  const last = drafts.findIndex(({ documentIDs }) => documentIDs.includes(id))
  const edits = last === -1 ? drafts : drafts.slice(0, last)
  const planned = newestFirst.findLast(createDocumentTest(set))
  return [...edits.map(({ author }) => author), ...(planned ? [planned.author] : [])]
}

/** Name of the logged-in editor. */
export function useMyName(): string {
  const user = useCurrentUser()
  return user?.name ?? user?.email ?? 'somebody'
}
