import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageName } from '../src/page-content.ts'
import { entryKey, readManifest } from './manifest.ts'

/** What the HTML of one page needs from the bundle. */
export type PageBundle = {
  /** All styles of the page, to be inlined. */
  css: string
  /** Addresses of the files they are from. */
  styles: string[]
  /** Address of the script that starts the page. */
  entry: string
  /** Addresses of the scripts that the entry and the page import. */
  preloads: string[]
  /** Address of the text font, the only one that is preloaded. */
  font: string
}

/** "servicesOverview" -> "src/pages/services-overview/services-overview-page.tsx" */
export const pageModuleFile = (page: PageName): string => {
  const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `src/pages/${name}/${name}-page.tsx`
}

/** Reads what Vite built and answers, page by page, what its HTML needs. */
export async function readBundle(folder: string): Promise<(page: PageName) => PageBundle> {
  const { chunks, chunk, withImports } = await readManifest(folder)
  const styles = new Map<string, string>()
  for (const file of new Set(Object.values(chunks).flatMap(({ css = [] }) => css))) {
    styles.set(file, await readFile(join(folder, file), 'utf8'))
  }
  const font = Object.keys(chunks).find((key) => key.endsWith('anek-latin-latin-wght-normal.woff2'))
  if (!font) throw new Error('The bundle lacks the text font')

  const bundles = new Map<PageName, PageBundle>()
  return (page) => {
    const known = bundles.get(page)
    if (known) return known
    const keys = [...withImports(pageModuleFile(page), withImports(entryKey))]
    // The entry's styles come first: they hold the order of the cascade layers.
    const css = [...new Set([entryKey, ...keys].flatMap((key) => chunk(key).css ?? []))]
    const bundle = {
      css: css.map((file) => styles.get(file)).join(''),
      styles: css.map((file) => `/${file}`),
      entry: `/${chunk(entryKey).file}`,
      preloads: keys.filter((key) => key !== entryKey).map((key) => `/${chunk(key).file}`),
      font: `/${chunk(font).file}`,
    }
    bundles.set(page, bundle)
    return bundle
  }
}
