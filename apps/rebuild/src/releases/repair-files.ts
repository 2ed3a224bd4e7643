import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { compressed, forms } from '@kitewright/site-engine/files'
import { syncFolder } from './disk.ts'
import { type FileFacts, isAsPublished, type Manifest } from './manifest.ts'

type Damaged = {
  folder: string
  manifest: Manifest
  /** Paths of the files that are not as they were published. */
  paths: readonly string[]
}

/**
 * Puts whole files in the place of damaged ones: from folders that may hold a file of the same path, from
 * a compressed form, or compressed anew. Releases share files, so that one that is damaged in one is
 * damaged in all; each gets a file of its own again. Answers the paths for which there was nothing.
 */
export async function repairFiles(
  { folder, manifest, paths }: Damaged,
  copies: readonly string[],
  half: string,
): Promise<string[]> {
  const left: string[] = []
  for (const path of paths) {
    const facts = manifest.files[path]
    const body = facts && (await wholeBody(path, facts, folder, copies))
    if (body) await replace(join(folder, path), body, half)
    else left.push(path)
  }
  return left
}

async function wholeBody(
  path: string,
  facts: FileFacts,
  folder: string,
  copies: readonly string[],
): Promise<Buffer | null> {
  const found = async (look: () => Promise<Buffer | undefined>) => {
    const body = await look().catch(() => undefined)
    return body && isAsPublished(body, facts) ? body : null
  }
  for (const copy of copies) {
    const body = await found(() => readFile(join(copy, path)))
    if (body) return body
  }
  return (
    (await found(async () => unbrotli(await readFile(join(folder, `${path}.br`))))) ??
    (await found(async () => unzip(await readFile(join(folder, `${path}.gz`))))) ??
    (await found(() => compressedAnew(path, folder, 'quick'))) ??
    (await found(() => compressedAnew(path, folder, 'best')))
  )
}

const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

async function compressedAnew(path: string, folder: string, effort: 'quick' | 'best') {
  const form = forms.find((ending) => path.endsWith(ending))
  if (!form) return undefined
  const plain = path.slice(0, -form.length)
  const made = await compressed(plain, await readFile(join(folder, plain)), effort)
  return new Map(made).get(form)
}

async function replace(file: string, body: Buffer, half: string) {
  const handle = await open(half, 'w', 0o444)
  try {
    await handle.writeFile(body)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await mkdir(dirname(file), { recursive: true })
  await rename(half, file)
  await syncFolder(dirname(file))
}
