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
