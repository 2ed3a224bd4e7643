import { copyFileSync, linkSync } from 'node:fs'
import { mkdir, open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Returns when the folder's names are on disk, so that a rename survives a power cut. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Puts a file in the place of another, complete or not at all. `temporary`: a file on the same disk. */
export async function replaceFile(file: string, body: Buffer, temporary: string) {
  const handle = await open(temporary, 'w', 0o444)
  try {
    await handle.writeFile(body)
    await handle.datasync()
  } finally {
    await handle.close()
  }
  await mkdir(dirname(file), { recursive: true })
  await rename(temporary, file)
  await syncFolder(dirname(file))
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
