import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type AllSanitySchemaTypes,
  type Collection,
  collections,
  documentTypes,
  isCollection,
} from '@kitewright/content-types/model'
import type { Draft } from './document-parts/parts.ts'
import { SEED_DATE, SEED_REVISION, seedAssets } from './seed-assets.ts'

/** A complete document of the content model. */
export type SeedDocument = Extract<AllSanitySchemaTypes, { _id: string }>

type SeedDraft = Draft<SeedDocument>

/** A file of `documents` exports one document or a list; its types say which. */
type SeedFile = Record<string, SeedDraft | readonly SeedDraft[]>

const folder = join(import.meta.dirname, 'documents')
const files: SeedFile[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    // Vite tracks this form of import, so that an edit shows in development.
    .map((name) => import(`./documents/${name.slice(0, -'.ts'.length)}.ts`)),
)
const drafts = files.flatMap((file) => Object.values(file).flat())

const isOptional = (type: string) =>
  isCollection(type) && (collections[type] as Collection).optional === true
const missing = documentTypes.find(
  (type) => !isOptional(type) && !drafts.some(({ _type }) => _type === type),
)
if (missing) throw new Error(`No file in packages/seed/src/documents has a document “${missing}”`)

/**
 * The content of the whole site in the lake's format: all documents with dates, and the pictures' asset documents,
 * sorted by `_id`.
 */
export function seedDocuments(): SeedDocument[] {
  const documents = drafts.map((draft) => ({
    ...draft,
    _createdAt: SEED_DATE,
    _updatedAt: SEED_DATE,
    _rev: SEED_REVISION,
  }))
  return [...documents, ...seedAssets().map((asset) => asset.document)].sort((a, b) =>
    a._id < b._id ? -1 : 1,
  )
}
