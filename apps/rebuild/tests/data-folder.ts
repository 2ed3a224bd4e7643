import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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

/** The hash of every file that visitors can reach, by path. */
export async function liveBytes(folder: string): Promise<Record<string, string>> {
  const root = join(folder, 'releases', await liveId(folder))
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const hashes: Record<string, string> = {}
  for (const file of files.sort()) {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    hashes[`/${relative(root, file)}`] = hash
  }
  return hashes
}

/** Paths where the live release differs from its manifest. */
export async function liveProblems(folder: string): Promise<string[]> {
  const manifest = await readManifest(join(folder, 'releases', await liveId(folder)))
  if (!manifest) return ['no manifest']
  const found = await liveBytes(folder)
  const paths = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  paths.delete('/manifest.json')
  return [...paths].filter((path) => manifest.files[path]?.sha256 !== found[path])
}

/** Releases, and leftovers of builds, on disk. */
export async function releaseNames(folder: string) {
  const names = await readdir(join(folder, 'releases'))
  return {
    complete: names.filter((name) => !name.startsWith('.')),
    partial: names.filter((name) => name.startsWith('.')),
  }
}
