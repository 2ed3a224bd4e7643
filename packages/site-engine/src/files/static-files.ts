import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Settings } from '@kitewright/content-loader/settings'
import { getPreviewAssets, hasPreview } from '../bundle/page-bundle.ts'

/** A file that every site contains unchanged. */
export type StaticFile = {
  /** Its address: `/assets/…`, `/favicon.png`. */
  path: string
  /** The file to copy. */
  source: string
}

/**
 * The files of a site that do not depend on content: the bundle for browsers, and the preview's bundle if there is one.
 */
export async function listStaticFiles(
  bundleFolder: string,
  { studioUrl }: Pick<Settings, 'studioUrl'>,
): Promise<StaticFile[]> {
  const client = await listFiles(join(bundleFolder, 'client'), '')
  const files = client.filter(({ path }) => !path.startsWith('/.vite/'))
  if (!hasPreview(bundleFolder, studioUrl)) return files
  // Fonts and films have the same names in both.
  const known = new Set(files.map(({ path }) => path))
  const preview = await listFiles(getPreviewAssets(bundleFolder), '/assets')
  return [...files, ...preview.filter(({ path }) => !known.has(path))]
}

async function listFiles(folder: string, base: string): Promise<StaticFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name)
      return { path: `${base}/${relative(folder, source).split(sep).join('/')}`, source }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}
