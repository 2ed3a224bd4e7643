import { copyFileSync, linkSync } from 'node:fs'
import { open } from 'node:fs/promises'

/** Returns when the folder's names are on disk, so that a rename survives a power cut. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Hard-links an immutable file; copies it when the file system rejects the link. */
export function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch (error) {
    if (!isLinkUnsupported(error)) throw error
    copyFileSync(from, to)
  }
}

/** Some file systems have no hard links, or limit them for each file. */
const isLinkUnsupported = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['EXDEV', 'EPERM', 'EMLINK', 'ENOTSUP', 'EOPNOTSUPP'].includes(String(error.code))
