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
