import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Where builds keep what takes long to make (`keptBytes`). */
const FOLDERS = ['compressed', 'documents', 'media', 'social']
const KEPT_MS = 30 * 24 * 3_600_000

/**
 * Removes from a cache what no build has used for 30 days; otherwise it would grow with every change of
 * content. What is missed later is made again. Other builds may add and remove files meanwhile.
 */
export async function forgetUnused(cache: string): Promise<void> {
  const oldest = Date.now() - KEPT_MS
  for (const folder of FOLDERS) {
    for (const name of (await ifThere(readdir(join(cache, folder)))) ?? []) {
      const file = join(cache, folder, name)
      const found = await ifThere(stat(file))
      if (found && found.mtimeMs < oldest) await rm(file, { force: true })
    }
  }
}

const ifThere = <Found>(looked: Promise<Found>): Promise<Found | null> =>
  looked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })

/** Files of a version of the site before the newest, and the bundle that it was made with. */
type EarlierFiles = { bundleHash: string; files: string[] }

/** Versions and bundles before the new one whose files stay reachable. */
const MAX_VERSIONS = 2
const MAX_BUNDLES = 2

/**
 * What a new version takes over of those before it, so that a page opened before still finds its code and pictures: the
 * files of the previous two versions and, as ten small edits may follow a new bundle within minutes, those of the
 * previous two bundles however many versions ago.
 *
 * @param own files of the new version.
 * @param earlier the newest first.
 */
export function retainedFiles<Earlier extends EarlierFiles>(
  bundleHash: string,
  own: ReadonlySet<string>,
  earlier: readonly Earlier[],
): Earlier[] {
  const bundles = new Set([bundleHash])
  return earlier
    .filter((version, age) => {
      const isOtherBundle = !bundles.has(version.bundleHash) && bundles.size <= MAX_BUNDLES
      bundles.add(version.bundleHash)
      return age < MAX_VERSIONS || isOtherBundle
    })
    .map((version) => ({ ...version, files: version.files.filter((path) => !own.has(path)) }))
}
