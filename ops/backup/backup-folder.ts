import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import {
  collectStrongReferences,
  isAsset,
  parseLine,
  type StoredDocument,
} from './stored-document.ts'

export const DOCUMENTS = 'documents.ndjson'
export const FACTS = 'backup.json'
export const ASSETS = 'assets'

export const factsSchema = z.object({
  version: z.literal(1),
  projectId: z.string(),
  dataset: z.string(),
  /** ISO 8601. */
  at: z.string(),
  documents: z.number(),
  /** The hash of every other file, by its path. */
  sha256: z.record(z.string(), z.string()),
})

/** A folder with all content of a dataset at one time, and the hashes to check it. */
export type Backup = {
  folder: string
  facts: z.infer<typeof factsSchema>
  documents: StoredDocument[]
}

const hashBytes = (algorithm: 'sha1' | 'sha256', bytes: Buffer) =>
  createHash(algorithm).update(bytes).digest('hex')

export const hashSha256 = (bytes: Buffer) => hashBytes('sha256', bytes)

/** The path of a picture or file in a backup. */
export function getAssetPath({ _id, path }: StoredDocument): string {
  if (typeof path !== 'string') throw new Error(`${_id} does not say where its file is`)
  return `${ASSETS}/${basename(path)}`
}

export const isSameFile = ({ sha1hash, size }: StoredDocument, bytes: Buffer): boolean =>
  bytes.length === size && hashBytes('sha1', bytes) === sha1hash

/** Reads a backup and all its files. Throws when a file changed, or when a document or file is missing. */
export async function readBackup(folder: string): Promise<Backup> {
  const facts = factsSchema.parse(JSON.parse(await readFile(join(folder, FACTS), 'utf8')))
  for (const [path, hash] of Object.entries(facts.sha256)) {
    if (hashSha256(await readFile(join(folder, path))) !== hash) {
      throw new Error(`${join(folder, path)} is not as it was written`)
    }
  }
  const text = await readFile(join(folder, DOCUMENTS), 'utf8')
  const documents = text.split('\n').filter(Boolean).map(parseLine)
  if (documents.length !== facts.documents) {
    throw new Error(`${folder} holds ${documents.length} documents of ${facts.documents}`)
  }
  for (const document of documents.filter(isAsset)) {
    const path = getAssetPath(document)
    if (!(path in facts.sha256)) throw new Error(`${folder} lacks ${path}`)
  }
  rejectIncomplete(documents)
  return { folder, facts, documents }
}

/** Throws when a document refers to a missing one: the documents are not of one moment. */
export function rejectIncomplete(documents: readonly StoredDocument[]): void {
  const ids = new Set(documents.map(({ _id }) => _id))
  for (const document of documents) {
    const missing = collectStrongReferences(document).find(
      (id) => !ids.has(id) && !id.startsWith('_.'),
    )
    if (missing)
      throw new IncompleteBackupError(`${document._id} refers to ${missing}, which is not there`)
  }
}

/** The content changed during the export; a retry may succeed. */
export class IncompleteBackupError extends Error {
  override name = 'IncompleteBackupError'
}
