import { ENQUIRY_TYPE } from '@kitewright/protocol/enquiry'
import { z } from 'zod'

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() })

/** A document as a dataset exports it. */
export type StoredDocument = Readonly<z.infer<typeof documentSchema>>

/** Throws when a line of an export is not a document: a lake that fails writes its error there. */
export function parseLine(line: string): StoredDocument {
  const { data } = documentSchema.safeParse(JSON.parse(line))
  if (data) return data
  throw new Error(`The export has a line that is not a document: ${line.slice(0, 200)}`)
}

export const isAsset = ({ _type }: StoredDocument) =>
  _type === 'sanity.imageAsset' || _type === 'sanity.fileAsset'

export const isEnquiry = ({ _type }: StoredDocument) => _type === ENQUIRY_TYPE

/** Documents that are not content: the status of the site, those of Sanity, and versions in releases. */
export const isOfDataset = ({ _id, _type }: StoredDocument) =>
  /^(site|_|versions)\./.test(_id) || _type.startsWith('system.')

/** The ids that a document needs in its dataset. */
export function collectStrongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(collectStrongReferences)
  if (typeof value !== 'object' || value === null) return []
  const isStrong =
    '_ref' in value && typeof value._ref === 'string' && !('_weak' in value && value._weak)
  // A reference to another dataset says so.
  if (isStrong && !('_dataset' in value) && !('_projectId' in value)) return [String(value._ref)]
  return Object.values(value).flatMap(collectStrongReferences)
}

/** The same document with weak references. */
export const withWeakReferences = (document: StoredDocument): StoredDocument =>
  JSON.parse(JSON.stringify(document), (_key, value) =>
    typeof value === 'object' && value !== null && '_ref' in value
      ? { ...value, _weak: true }
      : value,
  )
