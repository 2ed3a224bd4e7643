import { setTimeout as sleep } from 'node:timers/promises'
import type { Fields } from '@kitewright/content-rules/check'
import { referencedIds } from '@kitewright/content-rules/resolve'
import type { TimeBudget } from './time-budget.ts'

/** A document as a webhook told of it: what was published, or what it was when it was deleted. */
export type AnnouncedDocument = {
  id: string
  rev: string
  /** ISO 8601. */
  updatedAt: string
  deleted: boolean
}

type Source = {
  /** The newest state of these documents, as far as they exist, whatever queries answer. */
  byId: (ids: readonly string[]) => Promise<Fields[]>
  /** Bounds how long it is asked again. */
  budget: TimeBudget
  /** Ms before asking again; doubles each time, up to 4 s. */
  pause?: number
  /** Waits for so many ms; tests use a clock of their own. */
  wait?: (ms: number) => Promise<void>
}

const MAX_PAUSE_MS = 4_000

/** Even by its id, a document is older than what a webhook told of it. */
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
 * A lake may send the webhook of a publish before its queries know of it. Documents of the answer
 * that are older than what webhooks announced are replaced by what the lake has under their id, which
 * goes around the index; those that were deleted are left out, and documents that the new ones refer
 * to are taken in. Revisions say nothing of their order, dates do: what is newer than announced is right.
 *
 * Throws StaleDocumentsError, and what `byId` throws.
 */
export async function withAnnounced(
  answer: readonly Fields[],
  announced: readonly AnnouncedDocument[],
  { byId, budget, pause = 250, wait = sleep }: Source,
): Promise<Fields[]> {
  const documents = new Map(answer.map((document) => [String(document._id), document]))
  let behind = announced.filter((one) => isBehind(documents.get(one.id), one))
  if (behind.length === 0) return [...answer]

  for (let next = pause; ; next = Math.min(next * 2, MAX_PAUSE_MS)) {
    const ids = behind.map(({ id }) => id)
    const found = new Map((await byId(ids)).map((document) => [String(document._id), document]))
    for (const id of ids) {
      const document = found.get(id)
      if (document) documents.set(id, document)
      else documents.delete(id)
    }
    behind = behind.filter((one) => isStillBehind(found.get(one.id), one))
    if (behind.length === 0) break
    if (budget.remainingMs < next) {
      // What is not there in the end was deleted, though no webhook told of that.
      const older = behind.filter(({ id }) => documents.has(id))
      if (older.length > 0) throw new StaleDocumentsError(older, budget.limitMs)
      break
    }
    await budget.run(() => wait(next))
  }
  await addReferred(documents, announced, byId)
  return [...documents.values()]
}

/** Whether a query answered with less than a webhook told; in doubt, as with two changes in one ms. */
function isBehind(
  found: Fields | undefined,
  { rev, updatedAt, deleted }: AnnouncedDocument,
): boolean {
  if (!found) return !deleted
  if (found._rev === rev) return deleted
  return !(timeOf(found) > Date.parse(updatedAt))
}

/** The same of a document that was asked for by its id, which is the newest but for a fault. */
function isStillBehind(found: Fields | undefined, announced: AnnouncedDocument): boolean {
  if (!found || found._rev === announced.rev) return isBehind(found, announced)
  return timeOf(found) < Date.parse(announced.updatedAt)
}

const timeOf = ({ _updatedAt }: Fields) => Date.parse(String(_updatedAt))

/** A new document may show a picture that is as new as itself, and of pictures no webhook tells. */
async function addReferred(
  documents: Map<string, Fields>,
  announced: readonly AnnouncedDocument[],
  byId: Source['byId'],
) {
  const asked = new Set<string>()
  let added = announced.map(({ id }) => documents.get(id)).filter((found) => found !== undefined)
  while (added.length > 0) {
    const unknown = new Set(
      added.flatMap(referencedIds).filter((id) => !documents.has(id) && !asked.has(id)),
    )
    for (const id of unknown) asked.add(id)
    added = unknown.size > 0 ? await byId([...unknown]) : []
    for (const document of added) documents.set(String(document._id), document)
  }
}
