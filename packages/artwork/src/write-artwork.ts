import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * Writes every drawing to `directory/<name>.svg` and removes whatever else lies there, so that a
 * drawing that lost its name does not live on. New files are written first: a server on the
 * directory never misses one that stays. Returns how many drawings were written.
 */
export async function writeArtwork(
  directory: string,
  drawings: Record<string, () => string>,
): Promise<number> {
  const written = new Set<string>()
  await mkdir(directory, { recursive: true })
  for (const [name, draw] of Object.entries(drawings)) {
    const file = join(directory, `${name}.svg`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, draw())
    written.add(file)
  }
  const stale = (await filesIn(directory)).filter((file) => !written.has(file))
  await Promise.all(stale.map((file) => rm(file)))
  return written.size
}
