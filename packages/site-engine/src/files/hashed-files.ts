import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mapConcurrent } from './map-concurrent.ts'

/** Folders of content-hashed files, which may be cached for good. */
export const hashedFolders = ['/assets/', '/art/', '/media/', '/social/'] as const

/** Whether a file is content-hashed. `path` is its address in the site. */
export const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))

/** A content-hashed file, which browsers may cache for good. */
export type HashedFile = {
  /** Its address: `/art/…`, `/media/…`, `/social/…`. */
  path: string
  make: () => string | Promise<Buffer>
  /** Slow to make: cached between builds. */
  slow?: true
}

/**
 * Writes the files below `out`, and caches slow ones in `cache`. Throws ContentInvalidError with all pictures that an
 * editor must fix, and other errors at once.
 */
export async function writeHashedFiles(
  files: readonly HashedFile[],
  out: string,
  cache: string,
): Promise<void> {
  await mapConcurrent(files, async ({ path, make, slow }) => {
    const file = join(out, path)
    await mkdir(dirname(file), { recursive: true })
    if (slow) await copyFile(await ensureCachedFile(join(cache, path), make), file)
    else await writeFile(file, await make())
  })
}

/** The content of the file. */
export const readBytes = async ({ path, make, slow }: HashedFile, cache: string) =>
  slow ? readCachedBytes(join(cache, path), make) : make()

/** The bytes of a cached file, made if missing; `deleteUnused` removes it when unused. */
export const readCachedBytes = async (file: string, make: HashedFile['make']): Promise<Buffer> =>
  readFile(await ensureCachedFile(file, make))

/** The path of a cached file, made if missing. */
export async function ensureCachedFile(file: string, make: HashedFile['make']): Promise<string> {
  if (await touchFile(file)) return file
  const bytes = await make()
  await mkdir(dirname(file), { recursive: true })
  // Renamed when complete: a build may stop here, and two documents with the same picture may run this at the same
  // time.
  const temporary = `${file}.${randomUUID()}`
  await writeFile(temporary, bytes)
  await rename(temporary, file)
  return file
}

/** Whether the file exists; updates its time of last use. */
const touchFile = (file: string) =>
  utimes(file, new Date(), new Date()).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
