import { chown, link, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName, listBackups } from '@kitewright/rebuild/backups'
import {
  ASSETS,
  type Backup,
  DOCUMENTS,
  FACTS,
  factsSchema,
  getAssetPath,
  hashSha256,
  IncompleteBackupError,
  isSameFile,
  readBackup,
  rejectIncomplete,
} from './backup-folder.ts'
import { type Dataset, exportLines } from './dataset.ts'
import { isAsset, parseLine, type StoredDocument } from './stored-document.ts'

type Options = {
  /** Holds one folder for each backup. */
  folder: string
  /** How many backups of this dataset to keep; the oldest are removed once the new one is complete. */
  keep: number
}

/** A publish during an export makes it inconsistent. */
const MAX_ATTEMPTS = 5

/**
 * Copies all documents, drafts and enquiries, pictures and files of a dataset. The folder gets its name when it is
 * complete and was read again; earlier backups stay when that fails. Only its owner may read it.
 */
export async function makeBackup(dataset: Dataset, { folder, keep }: Options): Promise<Backup> {
  const { projectId, dataset: name } = dataset.target
  const source = { projectId, dataset: name }
  const lines = await exportDataset(dataset)
  const documents = lines.map(parseLine)
  const previous = await listBackups(folder, source)
  const at = new Date().toISOString()
  const finalPath = join(folder, backupName(source, at))
  const part = `${finalPath}.part`
  await mkdir(join(part, ASSETS), { recursive: true, mode: 0o700 })
  try {
    const sha256: Record<string, string> = {}
    const write = async (path: string, bytes: Buffer) => {
      await writeSynced(join(part, path), bytes)
      sha256[path] = hashSha256(bytes)
    }
    await write(DOCUMENTS, Buffer.from(`${lines.join('\n')}\n`))
    const before = previous.at(-1)
    for (const asset of documents.filter(isAsset)) {
      const path = getAssetPath(asset)
      const kept = before && (await linkAsset(asset, join(folder, before, path), join(part, path)))
      if (kept) sha256[path] = hashSha256(kept)
      else await write(path, await download(asset))
    }
    const facts = factsSchema.parse({
      version: 1,
      ...source,
      at,
      documents: documents.length,
      sha256,
    })
    await writeSynced(join(part, FACTS), Buffer.from(`${JSON.stringify(facts, null, 2)}\n`))
    const backup = await readBackup(part)
    await setOwner(folder, part, Object.keys(backup.facts.sha256))
    await rename(part, finalPath)
    await syncFolder(folder)
    const old = (await listBackups(folder, source)).slice(0, -keep)
    for (const expired of old) await rm(join(folder, expired), { recursive: true })
    return { ...backup, folder: finalPath }
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    throw error
  }
}

async function exportDataset(dataset: Dataset): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const lines = await exportLines(dataset)
    // It would push out one with content.
    if (lines.length === 0) throw new Error('The dataset is empty: there is nothing to back up')
    try {
      rejectIncomplete(lines.map(parseLine))
      return lines
    } catch (error) {
      if (!(error instanceof IncompleteBackupError) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** Hard-links a picture of the backup before, as a picture never changes under its name; null when it is missing. */
async function linkAsset(asset: StoredDocument, from: string, to: string): Promise<Buffer | null> {
  const bytes = await readFile(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!bytes || !isSameFile(asset, bytes)) return null
  await link(from, to)
  return bytes
}

async function download(asset: StoredDocument): Promise<Buffer> {
  const response = await fetch(String(asset.url))
  if (!response.ok) throw new Error(`${asset.url} answered HTTP ${response.status}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (!isSameFile(asset, bytes))
    throw new Error(`${asset.url} is not the file that ${asset._id} names`)
  return bytes
}

/** Gives a backup that root made to the owner of the folder, whose next backup links its pictures. */
async function setOwner(folder: string, part: string, files: readonly string[]) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(folder)
  for (const path of ['.', ASSETS, FACTS, ...files]) await chown(join(part, path), uid, gid)
}

async function writeSynced(file: string, bytes: Buffer) {
  await writeFile(file, bytes, { mode: 0o600, flush: true })
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
