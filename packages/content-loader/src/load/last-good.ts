import type { Fields, Issue } from '@kitewright/content-rules/check'
import { getVisibility } from '@kitewright/content-rules/dates'
import { getReferencedIds } from '@kitewright/content-rules/resolve'
import { getName } from '@kitewright/content-rules/text'
import { isUpload } from '@kitewright/content-types/model'
import type { QuarantinedEntry } from '@kitewright/protocol/site'
import { collectIssues, collectOwnIssues } from './check-documents.ts'

/** A quarantined document: published, but it would make the site invalid. */
export type QuarantinedDocument = {
  id: string
  type: string
  name: string
  /** The invalid revision; null if the document was deleted. */
  rev: string | null
  /** Publish time, ISO 8601; null if deleted. */
  since: string | null
  /** Whether an earlier version replaces it. */
  hasLastGood: boolean
  /** Whether that version is the bundled one. */
  isBundled?: boolean
  issues: Issue[]
}

/** Marks bundled documents among those of a lake. */
const BUNDLED_REVISION = 'bundled'

/** Whether a document is a picture of the bundled content, which no lake serves. */
export const isBundledPicture = (document: Fields) =>
  isUpload(document) && document._rev === BUNDLED_REVISION

/** A difference from the last good content; `undefined` if missing there. */
type Change = { id: string; before: Fields | undefined; after: Fields | undefined }

/** The changes of one transaction, which belong together: a rename and the texts that use it. */
type Publish = readonly Change[]

type Documents = ReadonlyMap<string, Fields>
type Sorted = { documents: Documents; quarantined: readonly Publish[] }

/**
 * Accepts as many publishes as give a valid site, and keeps the last good version of the rest. Null if the last good
 * content is invalid itself, as after a change of rules. Costs one check of all documents if all but one publish are
 * valid, and some more for each further invalid one.
 */
export function withLastGood(
  published: readonly Fields[],
  lastGood: readonly Fields[],
  now = Date.now(),
): { documents: Fields[]; quarantined: QuarantinedDocument[] } | null {
  const valid = [withOffSite(lastGood, published, now), lastGood].find(
    (documents) => collectIssues(documents, now).length === 0,
  )
  if (!valid) return null
  const good = indexById(valid)
  let sorted: Sorted = {
    documents: good,
    quarantined: getPublishes(good, indexById(published), now),
  }
  for (let before = Number.POSITIVE_INFINITY; sorted.quarantined.length < before; ) {
    before = sorted.quarantined.length
    // A rejected publish may be valid after others are accepted.
    sorted = acceptPublishes(sorted.documents, sorted.quarantined, now)
  }
  const { documents, quarantined } = sorted
  return {
    documents: [...documents.values()],
    quarantined: quarantined.flatMap((publish) => collectQuarantined(publish, documents, now)),
  }
}

/**
 * The same for a site without releases. The bundled version replaces an invalid or missing required entry; other
 * invalid entries are omitted. Null if that is not valid either.
 */
export function withBundled(
  published: readonly Fields[],
  bundled: readonly Fields[],
  now = Date.now(),
): { documents: Fields[]; quarantined: QuarantinedDocument[] } | null {
  const spares = bundled.map((document) => ({ ...document, _rev: BUNDLED_REVISION }))
  return withLastGood(published, findValidContent(published, spares, now) ?? spares, now)
}

function findValidContent(
  published: readonly Fields[],
  bundled: readonly Fields[],
  now: number,
): Fields[] | null {
  const documents = new Map(indexById(published))
  const spares = indexById(bundled)
  // Each entry is replaced and omitted at most once, so this ends.
  const omitted = new Set<string>()
  const restoreEntry = (id: string): boolean => {
    const document = spares.get(id)
    if (!document || omitted.has(id) || documents.get(id) === document) return false
    documents.set(id, document)
    for (const other of getReferencedIds(document)) if (!documents.has(other)) restoreEntry(other)
    return true
  }
  for (;;) {
    const all = [...documents.values()]
    // An invalid entry causes issues in those that refer to it, so it is handled first.
    const ownProblems = all.flatMap(collectOwnIssues)
    const issues = ownProblems.length > 0 ? ownProblems : collectIssues(all, now, [])
    if (issues.length === 0) return all
    const ids = new Set(issues.flatMap(({ document }) => document?.id ?? []))
    const missing = new Set(issues.flatMap(({ document }) => (document?.id ? [] : document?.type)))
    for (const { _id, _type } of bundled) {
      if (missing.has(String(_type)) && !documents.has(String(_id))) ids.add(String(_id))
    }
    let isChanged = false
    for (const id of ids) {
      if (restoreEntry(id)) isChanged = true
      else if (documents.delete(id)) {
        omitted.add(id)
        isChanged = true
      }
    }
    if (!isChanged) return null
  }
}

/**
 * Adds embargoed and expired entries with their pictures, as they are in no last good content but texts may link to an
 * expired job.
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
      (isUpload(document) || getVisibility(document, now) !== 'now') &&
      collectOwnIssues(document).length === 0,
  )
  return [...lastGood, ...offSite]
}

/** Accepts publishes that keep the site valid: all at once if possible, else each half. */
function acceptPublishes(documents: Documents, publishes: readonly Publish[], now: number): Sorted {
  if (publishes.length === 0) return { documents, quarantined: [] }
  const all = applyPublishes(documents, publishes)
  if (collectIssues([...all.values()], now).length === 0) return { documents: all, quarantined: [] }
  if (publishes.length === 1) return { documents, quarantined: publishes }
  const middle = Math.ceil(publishes.length / 2)
  const first = acceptPublishes(documents, publishes.slice(0, middle), now)
  const second = acceptPublishes(first.documents, publishes.slice(middle), now)
  return { documents: second.documents, quarantined: [...first.quarantined, ...second.quarantined] }
}

function applyPublishes(documents: Documents, publishes: readonly Publish[]): Documents {
  const result = new Map(documents)
  for (const { id, after } of publishes.flat()) {
    if (after) result.set(id, after)
    else result.delete(id)
  }
  return result
}

function getPublishes(before: Documents, after: Documents, now: number): Publish[] {
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((id): Change => ({ id, before: before.get(id), after: after.get(id) }))
    // Compares contents, not only revisions.
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
  // The transaction of a deletion is unknown, so it is a separate publish.
  const publishes = Map.groupBy(changes, ({ id, after }) =>
    after ? `at ${after._rev}` : `no ${id}`,
  )
  return [...publishes.values()].sort(
    (a, b) => getOrder(a, now) - getOrder(b, now) || (getTime(a) < getTime(b) ? -1 : 1),
  )
}

/**
 * Orders publishes: embargoed and expired entries with their pictures first, so that an entry that links to them too
 * early is the one that is quarantined.
 */
const getOrder = (publish: Publish, now: number): number =>
  publish.every(({ after }) => after && (isUpload(after) || getVisibility(after, now) !== 'now'))
    ? 0
    : 1

const getTime = ([change]: Publish) => String(change?.after?._updatedAt ?? '')

function collectQuarantined(
  publish: Publish,
  documents: Documents,
  now: number,
): QuarantinedDocument[] {
  const issues = collectIssues([...applyPublishes(documents, [publish]).values()], now)
  return publish.flatMap(({ id, before, after }) => {
    const document = after ?? before
    if (!document) return []
    const own = issues.filter((issue) => issue.document?.id === id)
    return [
      {
        id,
        type: String(document._type),
        name: getName(document),
        rev: typeof after?._rev === 'string' ? after._rev : null,
        since: typeof after?._updatedAt === 'string' ? after._updatedAt : null,
        hasLastGood: before !== undefined,
        ...(before?._rev === BUNDLED_REVISION && { isBundled: true }),
        issues: own.length > 0 ? own : issues,
      },
    ]
  })
}

const indexById = (documents: readonly Fields[]): Documents =>
  new Map(documents.map((document) => [String(document._id), document]))

/**
 * A quarantined document for the Studio.
 *
 * @param by the author; null if unknown.
 * @param otherwise the time of a deletion, ISO 8601.
 */
export const quarantinedEntry = (
  { since, ...document }: QuarantinedDocument & { by: string | null },
  otherwise: string,
): QuarantinedEntry => ({ ...document, since: since ?? otherwise })
