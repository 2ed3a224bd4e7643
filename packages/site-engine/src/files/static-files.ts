import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** A file that goes into every site as it is. */
export type StaticFile = {
  /** Where it stands in the site: `/assets/…`, `/favicon.svg`. */
  path: string
  /** The file to copy. */
  source: string
}

/** What a site holds whatever its content: the bundle for browsers. */
export async function staticFiles(bundleFolder: string): Promise<StaticFile[]> {
  const client = await filesBelow(join(bundleFolder, 'client'), '')
  return client.filter(({ path }) => !path.startsWith('/.vite/'))
}

async function filesBelow(folder: string, base: string): Promise<StaticFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name)
      return { path: `${base}/${relative(folder, source).split(sep).join('/')}`, source }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
