import { randomBytes } from 'node:crypto'

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** What stands before the first document id of a release, for example `_.releases.spring`. */
export const RELEASES = '_.releases.'

/** Letters, digits, dot, hyphen and underscore; at most 128; no dot or hyphen in front. */
export const isDocumentId = (id: string): boolean => /^[a-z0-9_][a-z0-9._-]{0,127}$/i.test(id)

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
