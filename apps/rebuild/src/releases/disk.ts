import { copyFileSync, linkSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Returns when the names in a folder are on the disk itself, so that a rename survives a power cut. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Shares a file that never changes; copies it where the file system will not. */
export function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!isLinkRefusal(error)) throw error
    copyFileSync(from, to)
  }
}

/** Some file systems know no hard links, or only so many of one file. */
const isLinkRefusal = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(String(error.code))
