import { ENQUIRY_TYPE } from '@kitewright/enquiry/stored-enquiry'

/** A document as a dataset exports it. */
export type StoredDocument = Readonly<Record<string, unknown>> & {
  readonly _id: string
  readonly _type: string
}

/** Throws when a line of an export is no document: a lake in trouble writes an error into it. */
export function parseLine(line: string): StoredDocument {
  const found: unknown = JSON.parse(line)
  const isDocument =
    typeof found === 'object' &&
    found !== null &&
    '_id' in found &&
    typeof found._id === 'string' &&
    '_type' in found &&
    typeof found._type === 'string'
  if (isDocument) return found as StoredDocument
  throw new Error(`The export holds what is no document: ${line.slice(0, 200)}`)
}

export const isAsset = ({ _type }: StoredDocument) =>
  _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset'

export const isEnquiry = ({ _type }: StoredDocument) => _type === ENQUIRY_TYPE

/**
 * What belongs to one dataset and not to its content: what the builder tells the Studio and is asked there, what
 * Sanity keeps for itself, and versions in releases, which it makes by itself only.
 */
export const isOfDataset = ({ _id, _type }: StoredDocument) =>
  /^(site|_|versions)\./.test(_id) || _type.startsWith('system.')

/** The ids that a document asks to be there. */
export function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (typeof value !== 'object' || value === null) return []
  const isStrong =
    '_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak)
  // A reference to another dataset says so.
  if (isStrong && !('_dataset' in value) && !('_projectId' in value)) return [String(value._ref)]
  return Object.values(value).flatMap(strongReferences)
}

/** The same document, which asks for nothing to be there. */
export const weakened = (document: StoredDocument): StoredDocument =>
  JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value === 'object' && value !== null && '_ref' in value
      ? { ...value, _weak: true }
      : value,
  )
