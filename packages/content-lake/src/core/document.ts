import { randomBytes } from 'node:crypto'

/** An unchecked JSON object. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A stored document. Never mutated: every change creates a new one. */
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

/**
 * Whether hosted Sanity accepts an id (sanity.io/docs/ids): at most 128 characters, in segments separated by single
 * dots. A segment has letters, digits, hyphens and underscores, and does not start with a hyphen. `versions` is for
 * Content Releases, which this lake does not have.
 */
export function isDocumentId(id: string): boolean {
  const segments = id.split('.')
  return (
    id.length <= 128 &&
    segments.every((segment) => /^\w[\w-]*$/.test(segment) && segment !== 'versions')
  )
}

/** The error message for an invalid id. */
export const describeIdRules = (id: unknown): string =>
  `Invalid document ID ${JSON.stringify(id)}: it may hold 128 letters, digits, hyphens, underscores and single dots; no part between dots may be empty, begin with a hyphen or be "versions" (the local lake has no releases)`

export const isDraftId = (id: string): boolean => id.startsWith(DRAFTS)

/** Public documents have no dot in the id, as in every Sanity dataset. */
export const isPublicId = (id: string): boolean => !id.includes('.')

export const getPublishedId = (id: string): string => (isDraftId(id) ? id.slice(DRAFTS.length) : id)

export const getDraftId = (publishedId: string): string => `${DRAFTS}${publishedId}`

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** A random id of letters and digits, for documents and transactions. */
export const createId = (length = 22): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
