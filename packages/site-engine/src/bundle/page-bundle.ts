import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PREFETCH_FILES } from './prefetch-files.ts'

type Chunk = { file: string; css?: string[]; imports?: string[]; assets?: string[] }

/** The module that starts every page. */
export const entryKey = 'src/entry-client.tsx'

/** Vite's output by module: `src/pages/home/home-page.tsx` -> its file, styles and imports. */
type Manifest = {
  chunks: Record<string, Chunk>
  /** Throws if the bundle has no such chunk. */
  chunk: (key: string) => Chunk
  /** The chunk and its static imports, imports first. */
  withImports: (key: string, seen?: Set<string>) => Set<string>
}

/** Reads the manifest of the bundle in `folder`. */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, '.vite/manifest.json')
  const chunks: Record<string, Chunk> = JSON.parse(
    await readFile(file, 'utf8').catch((cause: unknown) => {
      throw new Error(`Cannot read ${file}. Build the bundle first (the script “bundle”).`, {
        cause,
      })
    }),
  )
  const chunk = (key: string): Chunk => {
    const chunk = chunks[key]
    if (!chunk) throw new Error(`The bundle has no chunk for ${key}`)
    return chunk
  }
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    for (const name of chunk(key).imports ?? []) withImports(name, seen)
    return seen.add(key)
  }
  return { chunks, chunk, withImports }
}

/** Utilities by page, which `createPageUtilitiesPlugin` writes to the bundle's folder. */
export const PAGE_UTILITIES_FILE = '.vite/page-utilities.json'

/** The key of a page's utilities when the page has a lazy part. */
export const withPart = (page: string, part: string) => `${page} ${part}`

/** The parts of the bundle that a page's HTML needs. */
export type PageBundle = {
  /** All styles of the page, to be inlined. */
  css: string
  /** Addresses of linked styles, which change during development. */
  linked: string[]
  /** Addresses of the files that `css` contains. */
  styles: string[]
  /** Addresses of the page's first scripts, in execution order. */
  scripts: string[]
  /** Address of the list of files that later pages need; none during development. */
  later?: string | undefined
  /** Address of the text font, the only preloaded one. */
  font: string
}

/**
 * Reads Vite's output in `folder` and returns a function for a page's parts of it, by the page's module,
 * `src/pages/home/home-page.tsx`, and its lazy-loaded parts, whose styles are included. `font` is the module of the
 * preloaded font. Throws if the bundle lacks one of them.
 */
export async function readBundle(
  folder: string,
  font: string,
): Promise<(module: string, parts?: readonly string[]) => PageBundle> {
  const { chunks, chunk, withImports } = await readManifest(folder)
  const utilities: Record<string, string> = JSON.parse(
    await readFile(join(folder, PAGE_UTILITIES_FILE), 'utf8'),
  )
  const assets = await readdir(join(folder, 'assets'))
  const later = assets.find((name) => name.startsWith(PREFETCH_FILES))
  const styles = new Map<string, string>()
  for (const file of new Set(Object.values(chunks).flatMap(({ css = [] }) => css))) {
    const css = await readFile(join(folder, file), 'utf8')
    styles.set(file, css.trim())
  }
  const bundles = new Map<string, PageBundle>()
  return (module, parts = []) => {
    const name = [module, ...parts].join()
    const known = bundles.get(name)
    if (known) return known
    const keys = [...withImports(module, withImports(entryKey))]
    // The entry's styles come first: they define the order of cascade layers.
    const keySet = new Set(keys)
    for (const part of parts) withImports(part, keySet)
    // A part's utilities include those of its page.
    const part = parts.map((part) => withPart(module, part)).find((name) => name in utilities)
    const css = [...new Set([entryKey, ...keySet].flatMap((key) => chunk(key).css ?? []))]
    const bundle = {
      css: [...css.map((file) => styles.get(file)), utilities[part ?? module]].join(''),
      linked: [],
      styles: css.map((file) => `/${file}`),
      scripts: keys.map((key) => `/${chunk(key).file}`),
      later: later && `/assets/${later}`,
      font: `/${chunk(font).file}`,
    }
    bundles.set(name, bundle)
    return bundle
  }
}

const getPreviewFolder = (bundleFolder: string) => join(bundleFolder, 'preview')
const getPreviewPage = (bundleFolder: string) =>
  join(getPreviewFolder(bundleFolder), 'preview/preview.html')

/** The preview's scripts and styles. */
export const getPreviewAssets = (bundleFolder: string) =>
  join(getPreviewFolder(bundleFolder), 'assets')

/**
 * Whether a site has a preview: it needs the Studio's origin, the only one that may show drafts, and a bundle with a
 * preview.
 */
export const hasPreview = (bundleFolder: string, studioUrl: string | null): studioUrl is string =>
  studioUrl !== null && existsSync(getPreviewPage(bundleFolder))

/** The preview's document, with the Studio's origin. */
export async function renderPreviewHtml(bundleFolder: string, studioUrl: string): Promise<string> {
  const html = await readFile(getPreviewPage(bundleFolder), 'utf8')
  // An origin has no character that would end the attribute.
  return html.replace('</title>', `</title><meta name="studio" content="${studioUrl}">`)
}
