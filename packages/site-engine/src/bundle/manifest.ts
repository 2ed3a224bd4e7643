import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }

/** The module that starts every page. */
export const entryKey = 'src/entry-client.tsx'

/** What Vite built, by module: `src/pages/home/home-page.tsx` -> its file, styles and imports. */
export type Manifest = {
  chunks: Record<string, Chunk>
  /** Throws when the bundle has no chunk of that name. */
  chunk: (key: string) => Chunk
  /** The chunk and all that it imports at once, those that are imported first. */
  withImports: (key: string, seen?: Set<string>) => Set<string>
}

/** Reads the manifest of the bundle in `folder`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const chunks: Record<string, Chunk> = JSON.parse(
    await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const chunk = (key: string): Chunk => {
    const found = chunks[key]
    if (!found) throw new Error(`The bundle has no chunk for ${key}`)
    return found
  }
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    for (const name of chunk(key).imports ?? []) withImports(name, seen)
    return seen.add(key)
  }
  return { chunks, chunk, withImports }
}
