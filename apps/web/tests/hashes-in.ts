import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The sha256 of each file below a folder, by its path there. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const pairs = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    const hash = createHash('sha256').update(await readFile(file))
    return [relative(folder, file), hash.digest('hex')] as const
  })
  return Object.fromEntries(await Promise.all(pairs))
}
