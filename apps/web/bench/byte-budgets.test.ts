import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import { writeSite } from '@kitewright/site-engine/write'
import { afterAll, expect, test } from 'vitest'
import { pageModules } from '../src/app/routes.tsx'
import type { PageName } from '../src/routing/page-content.ts'
import { loadWithLandingPages } from '../tests/landing-pages.ts'
import { brotliBytes, type FileBytes, fontBytes, pageBytes, sum } from './page-bytes.ts'

/** In bytes after brotli: what a page may weigh (apps/web/QUALITY.md). */
// The ledger's pages come nearest, which draw plans of weeks and play their maps.
const JAVASCRIPT = 112_500
// With the sheet between pages and what rides on it, which were not counted before; a kilobyte of it lets kites lean.
const JAVASCRIPT_WHEN_IDLE = 123_000
/** Up to 43 KB take a new connection the same two round trips; half of this are styles and their names. */
const HTML = 35_000
/** Until the first part of the main content that waits out of sight: what a first paint needs of it. */
const FIRST_SCREEN = 22_600
const FONTS = 36_000
const FILM = 900_000
/** And single files, so that the one that grew is named. */
const files: [RegExp, number][] = [
  // React 59, the router 10, react-query 9.
  [/^vendor-/, 80_000],
  // With the header, whose menu holds a number to call and a chat, and with what waits for the sheet between pages.
  [/^start-/, 15_400],
  [/^home-page-/, 9_000],
  // With terms and questions beside the packages, the price sheet and the words of the slip that lifts off a package.
  [/^service-/, 6_700],
  // The plate of a typical build, with its account.
  [/^build-plate-/, 2_400],
  // The ledger's map asks for what plays it once it is seen.
  [/^(ledger|booking)-page-/, 3_700],
  // The contact form keeps what is typed and knows how a send went, by a part of react-query that it alone needs; with
  // the slip of what it is about, and what comes next.
  [/^contact-(form|page)-/, 6_900],
  [/^rich-text-/, 3_400],
  // The looks of a page stand in its code, as names of utilities.
  [/./, 2_200],
]

const bundleFolder = join(import.meta.dirname, '../.bundle')
const client = join(bundleFolder, 'client')
const bytesOf = await pageBytes(client)

const list = (measured: readonly FileBytes[]) =>
  measured.map(({ file, bytes }) => `${file} ${bytes}`).join(', ')

const out = await mkdtemp(join(tmpdir(), 'kitewright-bytes-'))
afterAll(() => rm(out, { recursive: true }))
const settings = readSettings({ CONTENT_SOURCE: 'seed' })
// With a page of every section beside the bundled content, which has none.
const snapshot = await loadWithLandingPages(settings)
const { pages } = await writeSite({
  snapshot,
  settings,
  bundleFolder,
  out,
  cache: join(out, '.cache'),
})

test.each(Object.keys(pageModules) as PageName[])('%s stays within its JavaScript', (page) => {
  const { start, idle } = bytesOf(page)
  for (const { file, bytes } of start) {
    const [, most = 0] = files.find(([name]) => name.test(file)) ?? []
    expect(bytes, `${file}, which ${page} starts with, has grown`).toBeLessThanOrEqual(most)
  }
  expect(sum(start), `${page} starts with ${list(start)}`).toBeLessThanOrEqual(JAVASCRIPT)
  expect(sum(idle), `${page} loads ${list(idle)}`).toBeLessThanOrEqual(JAVASCRIPT_WHEN_IDLE)
})

test.each(pages.map(({ path, files: [html = ''] }) => [path, html]))(
  '%s stays within its HTML, and that of its first screen',
  async (path, file) => {
    const html = await readFile(join(out, file), 'utf8')
    expect(brotliBytes(html), `${path}: ${file}`).toBeLessThanOrEqual(HTML)
    const end = html.indexOf(' data-far="', html.indexOf('<main'))
    const firstScreen = end < 0 ? html : html.slice(0, end)
    expect(brotliBytes(firstScreen), `first screen of ${path}`).toBeLessThanOrEqual(FIRST_SCREEN)
  },
)

test.each([
  ['/', false],
  ['/services', true],
  ['/services/web-development', true],
])('%s carries the styles of the services list: %s', async (path, carried) => {
  const [html = ''] = pages.find((page) => page.path === path)?.files ?? []
  const text = await readFile(join(out, html), 'utf8')
  // Its own sheet, and the width that it alone has.
  expect(text.includes(':has(#services-sidebar)')).toBe(carried)
  expect(text.includes('.w-sidebar{')).toBe(carried)
})

test('each film stays within its bytes', async () => {
  const films = (await readdir(join(client, 'assets'))).filter((name) => /\.(webm|mp4)$/.test(name))
  expect(films).toHaveLength(4)
  for (const name of films) {
    expect((await stat(join(client, 'assets', name))).size, name).toBeLessThanOrEqual(FILM)
  }
})

test('the fonts stay within theirs, and only the one of the text is preloaded', async () => {
  const fonts = (await fontBytes(client)).filter(({ file }) => !file.includes('-rare-'))
  expect(fonts).toHaveLength(2)
  expect(sum(fonts), list(fonts)).toBeLessThanOrEqual(FONTS)
  const html = await readFile(join(out, 'index.html'), 'utf8')
  expect(html.match(/rel="preload"[^>]*\.woff2/g)).toHaveLength(1)
})
