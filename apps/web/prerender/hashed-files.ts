import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ContentInvalidError, type ContentProblem } from '@kitewright/content-loader/errors'

/** A file whose name changes with what it holds, so that browsers may keep it for good. */
export type HashedFile = {
  /** Where it stands in the site: `/art/…`, `/media/…`, `/social/…`. */
  path: string
  make: () => string | Promise<Buffer>
  /** Takes long to make: kept between builds. */
  slow?: true
}

/** At once: as many pictures as are downloaded or drawn side by side. */
const WORKERS = 4

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
  /** By the place of the file, so that a report does not depend on which of them fails first. */
  const problems: (readonly ContentProblem[])[] = []
  const rest = files.entries()
  const worker = async () => {
    for (const [place, { path, make, slow }] of rest) {
      const file = join(out, path)
      await mkdir(dirname(file), { recursive: true })
      try {
        if (slow) await copyFile(await keptFile(join(cache, path), make), file)
        else await writeFile(file, await make())
      } catch (error) {
        if (!(error instanceof ContentInvalidError)) throw error
        problems[place] = error.problems
      }
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  if (problems.length > 0) throw new ContentInvalidError(once(problems.flat()))
}

/** What the file holds. */
export const bytesOf = async ({ path, make, slow }: HashedFile, cache: string) =>
  slow ? keptBytes(join(cache, path), make) : make()

/** The bytes of a file that is kept in the cache, made if it is not there yet; `forgetUnused` removes it one day. */
export const keptBytes = async (file: string, make: HashedFile['make']): Promise<Buffer> =>
  readFile(await keptFile(file, make))

async function keptFile(file: string, make: HashedFile['make']): Promise<string> {
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

/** The widths of one picture fail for one reason. */
const once = (problems: ContentProblem[]) => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
]

/** Whether the file is there; its time then tells when it was used last. */
const touched = (file: string) =>
  utimes(file, new Date(), new Date()).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
