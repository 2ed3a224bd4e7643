import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapConcurrent } from './map-concurrent.ts'

/** Folders of the site whose files change their names with what they hold, so that they may be kept for good. */
export const hashedFolders = ['/assets/', '/art/', '/media/', '/social/'] as const

/** Whether the name of a file changes with its content. `path` is its address in the site. */
export const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))

/** A file whose name changes with what it holds, so that browsers may keep it for good. */
export type HashedFile = {
  /** Where it stands in the site: `/art/…`, `/media/…`, `/social/…`. */
  path: string
  make: () => string | Promise<Buffer>
  /** Takes long to make: kept between builds. */
  slow?: true
}

/**
 * Writes the files below `out`. What takes long to make is looked for in `cache` first and kept
 * there. Throws ContentInvalidError with all pictures that an editor must mend, and at once what
 * else goes wrong.
 */
export async function writeHashedFiles(
  files: readonly HashedFile[],
  out: string,
  cache: string,
): Promise<void> {
  await mapConcurrent(files, async ({ path, make, slow }) => {
    const file = join(out, path)
    await mkdir(dirname(file), { recursive: true })
    if (slow) await copyFile(await keptFile(join(cache, path), make), file)
    else await writeFile(file, await make())
  })
}

/** What the file holds. */
export const bytesOf = async ({ path, make, slow }: HashedFile, cache: string) =>
  slow ? keptBytes(join(cache, path), make) : make()

/** The bytes of a file that is kept in the cache, made if it is not there yet; `forgetUnused` removes it one day. */
export const keptBytes = async (file: string, make: HashedFile['make']): Promise<Buffer> =>
  readFile(await keptFile(file, make))

/** The file in the cache, made if it is not there yet. */
export async function keptFile(file: string, make: HashedFile['make']): Promise<string> {
  if (await touched(file)) return file
  const bytes = await make()
  await mkdir(dirname(file), { recursive: true })
  // Renamed when whole: a build that is stopped here would leave half a file to later ones, and
  // two documents that show one picture may both come here.
  const half = `${file}.${randomUUID()}`
  await writeFile(half, bytes)
  await rename(half, file)
  return file
}

/** Whether the file is there; its time then tells when it was used last. */
const touched = (file: string) =>
  utimes(file, new Date(), new Date()).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
