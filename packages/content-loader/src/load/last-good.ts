import type { Fields } from '@kitewright/content-rules/check'
import { whenShown } from '@kitewright/content-rules/dates'
import { referencedIds } from '@kitewright/content-rules/resolve'
import { nameOf } from '@kitewright/content-rules/text'
import type { ContentProblem } from '../errors.ts'
import { allProblems, ownProblems } from './check-documents.ts'

/** A published document that visitors do not see as it is, as it would make the site invalid. */
export type HeldDocument = {
  id: string
  type: string
  name: string
  /** The revision that is held back; null when the document was deleted. */
  rev: string | null
  /** When it was published, ISO 8601; null when it was deleted. */
  since: string | null
  /** Whether an earlier version stands in for it. */
  hasLastGood: boolean
  /** Whether that version is the bundled one. */
  isBundled?: boolean
  problems: ContentProblem[]
}

/** Marks bundled documents among those of a lake. */
const BUNDLED_REVISION = 'bundled'

/** Whether a document is a picture of the bundled content, which no lake serves. */
export const isBundledPicture = (document: Fields) =>
  isPicture(document) && document._rev === BUNDLED_REVISION

/** One document that differs from the last good content; `undefined` where it is not there. */
type Change = { id: string; before: Fields | undefined; after: Fields | undefined }

/** What was published in one transaction belongs together: a rename and the texts that follow it. */
type Publish = readonly Change[]

type Documents = ReadonlyMap<string, Fields>
type Sorted = { documents: Documents; held: readonly Publish[] }

/**
 * As much of what is published as makes a valid whole, the rest as it was in the last good content;
 * null when that is not valid itself, as after a change of the rules. Costs one check of all documents
 * if all is well but for one publish, and some more for each further one.
 */
export function withLastGood(
  published: readonly Fields[],
  lastGood: readonly Fields[],
  now = Date.now(),
): { documents: Fields[]; held: HeldDocument[] } | null {
  const valid = [withOffSite(lastGood, published, now), lastGood].find(
    (documents) => allProblems(documents, now).length === 0,
  )
  if (!valid) return null
  const good = byId(valid)
  let sorted: Sorted = { documents: good, held: publishesBetween(good, byId(published), now) }
  for (let waiting = Number.POSITIVE_INFINITY; sorted.held.length < waiting; ) {
    waiting = sorted.held.length
    // What was held may fit once others are in.
    sorted = accepted(sorted.documents, sorted.held, now)
  }
  const { documents, held } = sorted
  return {
    documents: [...documents.values()],
    held: held.flatMap((publish) => heldIn(publish, documents, now)),
  }
}

/**
 * The same for a site that has shown nothing yet. The bundled version replaces an entry that is invalid, or missing
 * and needed; other invalid entries are left out. Null when not even that makes a valid whole.
 */
export function withBundled(
  published: readonly Fields[],
  bundled: readonly Fields[],
  now = Date.now(),
): { documents: Fields[]; held: HeldDocument[] } | null {
  const spare = bundled.map((document) => ({ ...document, _rev: BUNDLED_REVISION }))
  return withLastGood(published, validWhole(published, spare, now) ?? spare, now)
}

function validWhole(
  published: readonly Fields[],
  bundled: readonly Fields[],
  now: number,
): Fields[] | null {
  const documents = new Map(byId(published))
  const spare = byId(bundled)
  // An entry is replaced once and left out once, so this ends.
  const leftOut = new Set<string>()
  const bring = (id: string): boolean => {
    const document = spare.get(id)
    if (!document || leftOut.has(id) || documents.get(id) === document) return false
    documents.set(id, document)
    for (const other of referencedIds(document)) if (!documents.has(other)) bring(other)
    return true
  }
  for (;;) {
    const all = [...documents.values()]
    // An entry that is invalid alone explains problems of those that refer to it.
    const alone = all.flatMap(ownProblems)
    const problems = alone.length > 0 ? alone : allProblems(all, now, [])
    if (problems.length === 0) return all
    const ids = new Set(problems.flatMap(({ id }) => id ?? []))
    const missing = new Set(problems.flatMap(({ id, type }) => (id ? [] : type)))
    for (const { _id, _type } of bundled) {
      if (missing.has(String(_type)) && !documents.has(String(_id))) ids.add(String(_id))
    }
    let isChanged = false
    for (const id of ids) {
      if (bring(id)) isChanged = true
      else if (documents.delete(id)) {
        leftOut.add(id)
        isChanged = true
      }
    }
    if (!isChanged) return null
  }
}

/**
 * What waits for its date or has ended is in no last good content, though a text of it may lead to a job
 * that has ended. It and its pictures are taken as they are published.
 */
function withOffSite(
  lastGood: readonly Fields[],
  published: readonly Fields[],
  now: number,
): Fields[] {
  const known = new Set(lastGood.map(({ _id }) => _id))
  const offSite = published.filter(
    (document) =>
      !known.has(document._id) &&
      (isPicture(document) || whenShown(document, now) !== 'now') &&
      ownProblems(document).length === 0,
  )
  return [...lastGood, ...offSite]
}

/** Takes in what keeps the whole valid: all at once if possible, else each half by itself. */
function accepted(documents: Documents, publishes: readonly Publish[], now: number): Sorted {
  if (publishes.length === 0) return { documents, held: [] }
  const all = applied(documents, publishes)
  if (allProblems([...all.values()], now).length === 0) return { documents: all, held: [] }
  if (publishes.length === 1) return { documents, held: publishes }
  const half = Math.ceil(publishes.length / 2)
  const first = accepted(documents, publishes.slice(0, half), now)
  const second = accepted(first.documents, publishes.slice(half), now)
  return { documents: second.documents, held: [...first.held, ...second.held] }
}

function applied(documents: Documents, publishes: readonly Publish[]): Documents {
  const result = new Map(documents)
  for (const { id, after } of publishes.flat()) {
    if (after) result.set(id, after)
    else result.delete(id)
  }
  return result
}

function publishesBetween(before: Documents, after: Documents, now: number): Publish[] {
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((id): Change => ({ id, before: before.get(id), after: after.get(id) }))
    // Not by the revision alone: only what is the very same needs no look.
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  // Of a deletion the transaction is not known: it stands alone.
  const publishes = Map.groupBy(changes, ({ id, after }) =>
    after ? `at ${after._rev}` : `no ${id}`,
  )
  return [...publishes.values()].sort(
    (a, b) => turnOf(a, now) - turnOf(b, now) || (timeOf(a) < timeOf(b) ? -1 : 1),
  )
}

/**
 * What waits for its date is in no last good content, and whoever leads there too soon is the one to
 * hold: so it comes before them, and pictures before what shows them.
 */
function turnOf(publish: Publish, now: number): number {
  const documents = publish.flatMap(({ after }) => (after ? [after] : []))
  const isAll = (fits: (document: Fields) => boolean) =>
    documents.length === publish.length && documents.every(fits)
  if (isAll(isPicture)) return 0
  return isAll((document) => isPicture(document) || whenShown(document, now) !== 'now') ? 1 : 2
}

const isPicture = ({ _type }: Fields) => _type === 'sanity.imageAsset'

const timeOf = ([change]: Publish) => String(change?.after?._updatedAt ?? '')

function heldIn(publish: Publish, documents: Documents, now: number): HeldDocument[] {
  const problems = allProblems([...applied(documents, [publish]).values()], now)
  return publish.flatMap(({ id, before, after }) => {
    const document = after ?? before
    if (!document) return []
    const own = problems.filter((problem) => problem.id === id)
    return [
      {
        id,
        type: String(document._type),
        name: nameOf(document),
        rev: typeof after?._rev === 'string' ? after._rev : null,
        since: typeof after?._updatedAt === 'string' ? after._updatedAt : null,
        hasLastGood: before !== undefined,
        ...(before?._rev === BUNDLED_REVISION && { isBundled: true }),
        problems: own.length > 0 ? own : problems,
      },
    ]
  })
}

const byId = (documents: readonly Fields[]): Documents =>
  new Map(documents.map((document) => [String(document._id), document]))
