import { randomBytes } from 'node:crypto'

/** A JSON object whose fields nobody has looked at yet. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A document as the lake keeps it. Never changed in place: every change makes a new one. */
export type StoredDocument = Fields & {
  readonly _id: string
  readonly _type: string
  /** The id of the transaction that made this revision. */
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
}

const required = ['_id', '_type', '_rev', '_createdAt', '_updatedAt'] as const

export const isStoredDocument = (value: unknown): value is StoredDocument =>
  isFields(value) && required.every((name) => typeof value[name] === 'string')

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** What stands before the first document id of a release, for example `_.releases.spring`. */
export const RELEASES = '_.releases.'

/**
 * Whether hosted Sanity takes an id (sanity.io/docs/ids): at most 128 characters, in segments parted by single dots.
 * A segment holds letters, digits, hyphens and underscores, and no hyphen in front. `versions` is the
 * first of three or more, with a release after it, or none.
 */
export function isDocumentId(id: string): boolean {
  const segments = id.split('.')
  if (id.length > 128 || !segments.every((segment) => /^\w[\w-]*$/.test(segment))) return false
  const isVersion = segments[0] === 'versions'
  if (segments.includes('versions', isVersion ? 1 : 0)) return false
  return !isVersion || (segments.length >= 3 && segments[1] !== 'drafts')
}

/** What is wrong with an id that is none. */
export const idRules = (id: unknown): string =>
  `Invalid document ID ${JSON.stringify(id)}: it may hold 128 letters, digits, hyphens, underscores and single dots; no part between dots may be empty or begin with a hyphen, and "versions" may only be the first of three parts or more, before a release`

export const isDraftId = (id: string): boolean => id.startsWith(DRAFTS)

/** Part of a release: `versions.<release>.<published id>`. */
export const isVersionId = (id: string): boolean => id.startsWith(VERSIONS)

/** Readable by anyone; an id with a dot is not, as in every Sanity dataset. */
export const isPublicId = (id: string): boolean => !id.includes('.')

export const isPublishedId = (id: string): boolean => !isDraftId(id) && !isVersionId(id)

export function publishedIdOf(id: string): string {
  if (isDraftId(id)) return id.slice(DRAFTS.length)
  return isVersionId(id) ? id.split('.').slice(2).join('.') : id
}

export const draftIdOf = (publishedId: string): string => `${DRAFTS}${publishedId}`

/** The release that a version belongs to; undefined for drafts and published documents. */
export const releaseOf = (id: string): string | undefined =>
  isVersionId(id) ? id.split('.')[1] : undefined

export const versionIdOf = (publishedId: string, release: string): string =>
  `${VERSIONS}${release}.${publishedId}`

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random id of 22 letters and digits, for documents and transactions alike. */
export const newId = (length = 22): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
