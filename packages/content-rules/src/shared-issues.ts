import { legalSlugs } from '@kitewright/content-types/addresses'
import {
  type Collection,
  collections,
  collectionTypes,
  createIssue,
  type Fields,
  formatPath,
  type Issue,
  isFields,
  type Path,
  type Singleton,
  singletons,
  singletonTypes,
} from '@kitewright/content-types/model'
import { getShownTime, getVisibility } from './dates.ts'
import { addDocument } from './issue.ts'
import { getOutgoingReferences, type OutgoingReference } from './outgoing-references.ts'
import { getSlug } from './price-placeholders.ts'
import { collectPlaceholderValues } from './resolve-documents.ts'
import { collectSitePaths, validateLink } from './rules/dead-links.ts'
import { collectEarlierAddressIssues } from './rules/earlier-addresses.ts'
import { validatePlaceholder, validateToken } from './rules/placeholders-in-text.ts'
import {
  collectEmbargoed,
  collectEnded,
  validateEmbargo,
  validateExpiry,
} from './rules/shown-times.ts'
import { getName } from './text.ts'

/** An issue between documents. */
export type SharedIssue = {
  issue: Issue
  /** The other document and field, if two must differ. */
  twin?: { id: string; path: string }
  /** The dead reference. */
  reference?: OutgoingReference
}

/** Lists that may be empty, because their page has a text for that. */
const listsThatMayBeEmpty = collectionTypes.flatMap((type) => {
  const { name, listedOn: page }: Collection = collections[type]
  return page ? [{ type, name, page }] : []
})

/**
 * Returns the issues between published documents, including those that are not shown at `now` (ms since 1970): they
 * must be valid when they go live. A valid set stays valid as time passes, so that no build fails without a publish.
 */
export function collectSharedIssues(documents: readonly Fields[], now = Date.now()): SharedIssue[] {
  return [
    ...[...findMissing(documents, now), ...findEmptyLists(documents, now)].map((issue) => ({
      issue,
    })),
    ...findRepeated(documents, (document) => toText(document._id), ['_id'], 'id', getIdKey),
    ...findRepeated(documents, getSlug, ['slug'], 'address', getTypeKey),
    ...findRepeated(documents, getPageTitle, ['meta', 'title'], 'page title', getTextKey),
    ...findRepeated(
      documents,
      getDescription,
      ['meta', 'description'],
      'search description',
      getTextKey,
    ),
    ...collectEarlierAddressIssues(documents).map((issue) => ({ issue })),
    ...findDeadReferences(documents, now),
  ]
}

const createMissing = (type: string, title: string, message: string): Issue => ({
  document: { type, title },
  path: '',
  message,
})

function findMissing(documents: readonly Fields[], now: number): Issue[] {
  const counts = new Map<unknown, number>()
  for (const { _type } of documents) counts.set(_type, (counts.get(_type) ?? 0) + 1)
  const staying = new Set(
    documents.filter((one) => isShownForGood(one, now)).map(({ _type }) => _type),
  )

  const lists = collectionTypes.flatMap((type) => {
    const { name, listedOn, optional }: Collection = collections[type]
    if (staying.has(type) || listedOn || optional) return []
    const end = counts.has(type) ? ' without a last day' : ''
    return [createMissing(type, name, `Publish at least one ${name}${end}.`)]
  })
  const pages = singletonTypes.flatMap((type) => {
    const { name, optional }: Singleton = singletons[type]
    const count = counts.get(type) ?? 0
    if (count === 1 || (count === 0 && optional)) return []
    const message = count === 0 ? `Publish “${name}”.` : `There are ${count} “${name}”; keep one.`
    return [createMissing(type, name, message)]
  })
  const slugs = new Set(documents.filter(({ _type }) => _type === 'legalPage').map(getSlug))
  const legal = counts.has('legalPage')
    ? legalSlugs.flatMap((slug) =>
        slugs.has(slug)
          ? []
          : [createMissing('legalPage', slug, `Publish the legal page ${slug}.`)],
      )
    : []
  return [...lists, ...pages, ...legal]
}

/** Pages without a text for their list that is or becomes empty. */
function findEmptyLists(documents: readonly Fields[], now: number): Issue[] {
  return listsThatMayBeEmpty.flatMap(({ type, name, page }) => {
    const document = documents.find(({ _type }) => _type === page)
    const listed = documents.filter(({ _type }) => _type === type)
    if (listed.some((one) => isShownForGood(one, now))) return []
    if (!document || document.whenEmpty !== undefined) return []
    const why = listed.length === 0 ? `There is no ${name}` : `At times there is no ${name}`
    const message = `${why}. Write the text that “${singletons[page].name}” shows then.`
    return [addDocument(createIssue(['whenEmpty'], message), document)]
  })
}

const isShownForGood = (document: Fields, now: number) =>
  getVisibility(document, now) === 'now' && getShownTime(document).until === null

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** The title of a service page is its name, that of other pages is in `meta`. */
function getPageTitle({ _type, title, meta }: Fields): string | undefined {
  if (_type === 'service') return toText(title)
  return isFields(meta) ? toText(meta.title) : undefined
}

const getDescription = ({ metaDescription, meta }: Fields) =>
  toText(metaDescription) ?? (isFields(meta) ? toText(meta.description) : undefined)

const getIdKey = (text: string) => text
const getTypeKey = (text: string, { _type }: Fields) => `${String(_type)} ${text}`
const getTextKey = (text: string) => text.trim().toLowerCase()

function findRepeated(
  documents: readonly Fields[],
  getText: (document: Fields) => string | undefined,
  path: string[],
  what: string,
  getKey: (text: string, document: Fields) => string,
): SharedIssue[] {
  const first = new Map<string, Fields>()
  return documents.flatMap((document) => {
    const text = getText(document)
    if (text === undefined) return []
    const key = getKey(text, document)
    const other = first.get(key)
    if (!other) {
      first.set(key, document)
      return []
    }
    const message = `“${getName(other)}” has the same ${what}. Change one of them.`
    return [
      {
        issue: addDocument(createIssue(getFieldPath(document, path), message), document),
        twin: { id: String(other._id), path: formatPath(getFieldPath(other, path)) },
      },
    ]
  })
}

/** Entries with a title have metadata fields outside of `meta`. */
function getFieldPath(document: Fields, path: string[]): string[] {
  if (isFields(document.meta) || path[0] !== 'meta') return path
  return path[1] === 'title' ? ['title'] : ['metaDescription']
}

/** Reports references, links, placeholders and tokens whose target is not published or not yet live. */
function findDeadReferences(documents: readonly Fields[], now: number): SharedIssue[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const paths = collectSitePaths(documents)
  const values = collectPlaceholderValues(documents)
  const embargoed = collectEmbargoed(documents, now)
  const ended = collectEnded(documents)
  const validateReference = (document: Fields, reference: OutgoingReference): Issue[] => {
    const embargoIssues = validateEmbargo(document, reference, embargoed, now)
    if (embargoIssues.length > 0) return embargoIssues
    const tooLong = validateExpiry(document, reference, ended)
    if (tooLong.length > 0) return tooLong
    if (reference.kind === 'link') return validateLink(reference, paths)
    if (reference.kind === 'reference') return checkReference(reference, byId)
    if (reference.kind === 'token') return validateToken(reference, values)
    const own = document._type === 'service' ? getSlug(document) : undefined
    return validatePlaceholder(reference, own, values.prices)
  }
  return documents.flatMap((document) =>
    getOutgoingReferences(document).flatMap((reference) =>
      validateReference(document, reference).map((issue) => ({
        issue: addDocument(issue, document),
        reference,
      })),
    ),
  )
}

/** Cloudflare Pages serves no larger file, and a phone should not load one. */
const MAX_FILE_BYTES = 25_000_000

const createFileSizeProblem = (path: Path, size: number): Issue =>
  createIssue(
    path,
    `This file has ${Math.ceil(size / 1e6)} MB. Make it smaller, ${MAX_FILE_BYTES / 1e6} MB or less, and upload it again.`,
  )

function checkReference(
  { path, id, to }: OutgoingReference & { kind: 'reference' },
  byId: ReadonlyMap<unknown, Fields>,
): Issue[] {
  const { _type: type, size } = byId.get(id) ?? {}
  if (type === 'sanity.fileAsset' && typeof size === 'number' && size > MAX_FILE_BYTES) {
    return [createFileSizeProblem(path, size)]
  }
  if (typeof type === 'string' && (to === undefined || to.includes(type))) return []
  return [createIssue(path, 'The linked entry is not published. Publish it, or choose another.')]
}
