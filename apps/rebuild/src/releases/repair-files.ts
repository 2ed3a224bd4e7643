import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { compressFile, forms } from '@kitewright/site-engine/files'
import { replaceFile } from './disk.ts'
import { type FileFacts, isAsPublished, type Manifest } from './manifest.ts'

type Damaged = {
  folder: string
  manifest: Manifest
  /** Paths of the files that differ from what was published. */
  paths: readonly string[]
}

/**
 * Replaces damaged files: by a copy from other folders, from a compressed form, or by compressing again.
 * Releases share files, so a damaged file affects all of them; each gets a separate file. Returns the
 * paths that could not be repaired.
 */
export async function repairFiles(
  { folder, manifest, paths }: Damaged,
  copies: readonly string[],
  temporary: string,
): Promise<string[]> {
  const unrepaired: string[] = []
  for (const path of paths) {
    const facts = manifest.files[path]
    const body = facts && (await findIntactBody(path, facts, folder, copies))
    if (body) await replaceFile(join(folder, path), body, temporary)
    else unrepaired.push(path)
  }
  return unrepaired
}

async function findIntactBody(
  path: string,
  facts: FileFacts,
  folder: string,
  copies: readonly string[],
): Promise<Buffer | null> {
  const tryCopy = async (find: () => Promise<Buffer | undefined>) => {
    const body = await find().catch(() => undefined)
    return body && isAsPublished(body, facts) ? body : null
  }
  for (const copy of copies) {
    const body = await tryCopy(() => readFile(join(copy, path)))
    if (body) return body
  }
  return (
    (await tryCopy(async () => unbrotli(await readFile(join(folder, `${path}.br`))))) ??
    (await tryCopy(async () => unzip(await readFile(join(folder, `${path}.gz`))))) ??
    (await tryCopy(() => compressAgain(path, folder, 'quick'))) ??
    (await tryCopy(() => compressAgain(path, folder, 'best')))
  )
}

const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

async function compressAgain(path: string, folder: string, effort: 'quick' | 'best') {
  const form = forms.find((ending) => path.endsWith(ending))
  if (!form) return undefined
  const plain = path.slice(0, -form.length)
  const encoded = await compressFile(plain, await readFile(join(folder, plain)), effort)
  return new Map(encoded).get(form)
}
