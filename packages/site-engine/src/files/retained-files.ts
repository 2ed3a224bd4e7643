import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Cache folders of slow files (`readCachedBytes`). */
const FOLDERS = ['compressed', 'documents', 'media', 'social']
const RETENTION_MS = 30 * 24 * 3_600_000

/**
 * Removes files that no build has used for 30 days, as a cache would grow with every change of content. A removed file
 * can be made again. Other builds may add and remove files at the same time.
 */
export async function deleteUnused(cache: string): Promise<void> {
  const oldest = Date.now() - RETENTION_MS
  for (const folder of FOLDERS) {
    for (const name of (await ignoreMissing(readdir(join(cache, folder)))) ?? []) {
      const file = join(cache, folder, name)
      const stats = await ignoreMissing(stat(file))
      if (stats && stats.mtimeMs < oldest) await rm(file, { force: true })
    }
  }
}

const ignoreMissing = <Found>(looked: Promise<Found>): Promise<Found | null> =>
  looked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** The files of an earlier version, and its bundle. */
type VersionFiles = { bundleHash: string; files: string[] }

/** Earlier versions and bundles whose files stay available. */
const MAX_VERSIONS = 2
const MAX_BUNDLES = 2

/**
 * Returns the files that a new version keeps, so that an already open page finds its code and pictures: those of the
 * previous two versions and, as many small edits may follow a new bundle, those of the previous two bundles however
 * old.
 *
 * @param own files of the new version.
 * @param previous the newest first.
 */
export function selectRetainedFiles<Version extends VersionFiles>(
  bundleHash: string,
  own: ReadonlySet<string>,
  previous: readonly Version[],
): Version[] {
  const bundles = new Set([bundleHash])
  return previous
    .filter((version, age) => {
      const isOtherBundle = !bundles.has(version.bundleHash) && bundles.size <= MAX_BUNDLES
      bundles.add(version.bundleHash)
      return age < MAX_VERSIONS || isOtherBundle
    })
    .map((version) => ({ ...version, files: version.files.filter((path) => !own.has(path)) }))
}
