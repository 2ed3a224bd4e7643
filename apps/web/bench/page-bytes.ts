import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { entryKey, readManifest } from '@kitewright/site-engine/write'
import { getPageModule } from '../src/entry-server.ts'
import type { PageName } from '../src/routing/page-content.ts'

/** One file that a page loads, in bytes after brotli 11. */
export type FileBytes = { file: string; bytes: number }

/** Bytes that a page loads, after brotli 11 (fonts as they are). */
export type PageBytes = {
  /** JavaScript until the page answers. */
  start: FileBytes[]
  /** The same with everything that loads once the visitor uses the page. */
  used: FileBytes[]
}

/** Loaded on the first use of every page or of some. The cookie dialog does not wait for it. */
const usedModules = [
  'src/motion/start-motion.ts',
  'src/motion/smooth-scroll.ts',
  'src/shell/cookie-banner/cookie-dialog.tsx',
  'src/shell/navigation/page-transition.ts',
]

export const brotliBytes = (body: Buffer | string) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

export const sum = (files: readonly FileBytes[]) =>
  files.reduce((bytes, file) => bytes + file.bytes, 0)

/** Reads the manifest of the bundle in `client`; returns a function for the files that a page loads. Throws if a module is missing. */
export async function pageBytes(client: string): Promise<(page: PageName) => PageBytes> {
  const { chunks, chunk, withImports } = await readManifest(client)
  const bytes = new Map<string, number>()
  for (const { file } of Object.values(chunks)) {
    if (file.endsWith('.js')) bytes.set(file, brotliBytes(await readFile(join(client, file))))
  }
  const measure = (keys: Set<string>): FileBytes[] =>
    [...new Set([...keys].map((key) => chunk(key).file))]
      .map((file) => ({ file: file.replace(/^assets\//, ''), bytes: bytes.get(file) ?? 0 }))
      .sort((one, other) => other.bytes - one.bytes)

  return (page) => {
    const start = withImports(getPageModule(page), withImports(entryKey))
    const used = new Set(start)
    for (const key of usedModules) withImports(key, used)
    return { start: measure(start), used: measure(used) }
  }
}

/** The fonts of the bundle. */
export async function fontBytes(client: string): Promise<FileBytes[]> {
  const names = await readdir(join(client, 'assets'))
  return Promise.all(
    names
      .filter((name) => name.endsWith('.woff2'))
      .map(async (file) => ({
        file,
        bytes: (await readFile(join(client, 'assets', file))).length,
      })),
  )
}
