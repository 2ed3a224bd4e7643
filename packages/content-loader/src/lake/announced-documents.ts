import { setTimeout as sleep } from 'node:timers/promises'
import type { Fields } from '@kitewright/content-rules/check'
import { getReferencedIds } from '@kitewright/content-rules/resolve'
import type { TimeBudget } from './time-budget.ts'

/** A webhook's document: the published one, or the last one before a deletion. */
export type AnnouncedDocument = {
  id: string
  rev: string
  /** ISO 8601. */
  updatedAt: string
  deleted: boolean
}

type Source = {
  /** Fetches the newest state of existing documents, bypassing the query index. */
  byId: (ids: readonly string[]) => Promise<Fields[]>
  /** Limits the retries. */
  budget: TimeBudget
  /** Milliseconds before a retry; doubles each time, up to 4 s. */
  pause?: number
  /** Waits for milliseconds; tests use a fake clock. */
  wait?: (ms: number) => Promise<void>
}

const MAX_PAUSE_MS = 4_000

/** A document is older than its webhook, even when fetched by id. */
export class StaleDocumentsError extends Error {
  override name = 'StaleDocumentsError'

  /** @param waited ms */
  constructor(announced: readonly AnnouncedDocument[], waited: number) {
    const [first] = announced
    const more = announced.length > 1 ? ` and ${announced.length - 1} more` : ''
    super(
      `still answers with something older than what was published: “${first?.id}” of ${first?.updatedAt}${more}, after ${waited / 1000} seconds`,
    )
  }
}

/**
 * Adds documents that webhooks announced before the lake's index has them: outdated documents are refetched by id,
 * which bypasses the index; deleted ones are removed; documents that the new ones refer to are added. Revisions have no
 * order, but dates do: a newer document than announced is accepted.
 *
 * Throws StaleDocumentsError, and the errors of `byId`.
 */
export async function withAnnounced(
  answer: readonly Fields[],
  announced: readonly AnnouncedDocument[],
  { byId, budget, pause = 250, wait = sleep }: Source,
): Promise<Fields[]> {
  const documents = new Map(answer.map((document) => [String(document._id), document]))
  let stale = announced.filter((one) => isStale(documents.get(one.id), one))
  if (stale.length === 0) return [...answer]

  for (let next = pause; ; next = Math.min(next * 2, MAX_PAUSE_MS)) {
    const ids = stale.map(({ id }) => id)
    const documentsById = new Map(
      (await byId(ids)).map((document) => [String(document._id), document]),
    )
    for (const id of ids) {
      const document = documentsById.get(id)
      if (document) documents.set(id, document)
      else documents.delete(id)
    }
    stale = stale.filter((one) => isStillStale(documentsById.get(one.id), one))
    if (stale.length === 0) break
    if (budget.remainingMs < next) {
      // A missing document was deleted, even without a webhook.
      const older = stale.filter(({ id }) => documents.has(id))
      if (older.length > 0) throw new StaleDocumentsError(older, budget.limitMs)
      break
    }
    await budget.run(() => wait(next))
  }
  await addReferred(documents, announced, byId)
  return [...documents.values()]
}

/** Whether a query result is older than its webhook; true in doubt, as with two changes in one ms. */
function isStale(
  document: Fields | undefined,
  { rev, updatedAt, deleted }: AnnouncedDocument,
): boolean {
  if (!document) return !deleted
  if (document._rev === rev) return deleted
  return !(getTime(document) > Date.parse(updatedAt))
}

/** The same for a document fetched by id, which is normally the newest. */
function isStillStale(document: Fields | undefined, announced: AnnouncedDocument): boolean {
  if (!document || document._rev === announced.rev) return isStale(document, announced)
  return getTime(document) < Date.parse(announced.updatedAt)
}

const getTime = ({ _updatedAt }: Fields) => Date.parse(String(_updatedAt))

/** A new document may have a new picture, and pictures send no webhooks. */
async function addReferred(
  documents: Map<string, Fields>,
  announced: readonly AnnouncedDocument[],
  byId: Source['byId'],
) {
  const requested = new Set<string>()
  let added = announced
    .map(({ id }) => documents.get(id))
    .filter((document) => document !== undefined)
  while (added.length > 0) {
    const unknown = new Set(
      added.flatMap(getReferencedIds).filter((id) => !documents.has(id) && !requested.has(id)),
    )
    for (const id of unknown) requested.add(id)
    added = unknown.size > 0 ? await byId([...unknown]) : []
    for (const document of added) documents.set(String(document._id), document)
  }
}
