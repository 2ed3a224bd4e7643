import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, vi } from 'vitest'
import { readManifest } from '../src/releases/manifest.ts'

/** A copy of a data folder whose live release is the seed. */
export async function dataFolder(base: string, place = tmpdir()) {
  const folder = await mkdtemp(join(place, 'kitewright-rebuild-'))
  await cp(base, folder, { recursive: true, verbatimSymlinks: true })
  return {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

export const liveId = async (folder: string) =>
  (await readlink(join(folder, 'current'))).replace('releases/', '')

/**
 * The hash of every file that visitors can reach, by path; of a brotli form that of its content, as the service replaces
 * forms by smaller ones.
 */
export async function liveBytes(folder: string): Promise<Record<string, string>> {
  const root = join(folder, 'releases', await liveId(folder))
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const hashes: Record<string, string> = {}
  for (const file of files.sort()) {
    const path = `/${relative(root, file)}`
    if (path === '/manifest.json') continue
    const bytes = await readFile(file)
    const content = path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes
    hashes[path] = createHash('sha256').update(content).digest('hex')
  }
  return hashes
}

const readLiveManifest = async (folder: string) =>
  readManifest(join(folder, 'releases', await liveId(folder)))

/** Resolves when the service writes no more to the live release: its pages are compressed best. */
export const waitForCompression = (folder: string) =>
  vi.waitFor(async () => expect((await readLiveManifest(folder))?.quick).toEqual([]), 120_000)

/** Paths where the live release differs from its manifest. */
export async function liveProblems(folder: string): Promise<string[]> {
  const manifest = await readLiveManifest(folder)
  if (!manifest) return ['no manifest']
  const found = await liveBytes(folder)
  const paths = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  return [...paths].filter(
    (path) => manifest.files[path.replace(/\.br$/, '')]?.sha256 !== found[path],
  )
}

/** Releases, and leftovers of builds, on disk. */
export async function releaseNames(folder: string) {
  const names = await readdir(join(folder, 'releases'))
  return {
    complete: names.filter((name) => !name.startsWith('.')),
    partial: names.filter((name) => name.startsWith('.')),
  }
}
