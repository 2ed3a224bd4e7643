import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where `pnpm --filter @kitewright/artwork build` leaves the drawings. */
export const artworkFolder = join(import.meta.dirname, '../../../packages/artwork/dist')

/** "/art/<hash>": one hash over all drawings, so that they can be cached for good. */
export async function artBase(): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(artworkFolder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort())
    hash.update(file.slice(artworkFolder.length)).update(await readFile(file))
  return `/art/${hash.digest('hex').slice(0, 10)}`
}
