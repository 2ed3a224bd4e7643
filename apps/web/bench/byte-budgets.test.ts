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

/**
 * Budgets in bytes after brotli: what the bundled content needs, and 10 %. Raise one only on purpose, and say why in the
 * commit.
 */
const JAVASCRIPT = 121_900
/** With everything that loads once the visitor uses the page. */
const JAVASCRIPT_WHEN_USED = 132_700
/** Files of JavaScript that a page starts with: each costs the main thread some thirty tasks. */
const SCRIPTS = 8
const HOME_SCRIPTS = 5
/** Up to 43 KB take a new connection the same two round trips. */
const HTML = 37_900
/** The styles in it, alone. */
const STYLES = 18_100
/** Class attributes, before brotli. */
const CLASSES = 32_200
/** The HTML up to the first part of the main content that hydrates late: the first paint needs it. */
const FIRST_SCREEN = 24_600
const FONTS = 39_000
const FILM = 443_000
/** Single files, so that the one that grew is named. */
const files: [RegExp, number][] = [
  [/^vendor-/, 86_100],
  [/^entry-client-/, 23_200],
  [/^home-page-/, 9_600],
  [/^service-/, 7_500],
  [/^(showcase|post-page)-/, 2_770],
  [/^(ledger|booking)-page-/, 3_820],
  [/^(contact-form|plan-page)-/, 6_400],
  [/^block-list-/, 2_250],
  [/./, 2_200],
]

const bundleFolder = join(import.meta.dirname, '../.bundle')
const client = join(bundleFolder, 'client')
const getBytes = await pageBytes(client)

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
  const { start, used } = getBytes(page)
  for (const { file, bytes } of start) {
    const [, most = 0] = files.find(([name]) => name.test(file)) ?? []
    expect(bytes, `${file}, which ${page} starts with, has grown`).toBeLessThanOrEqual(most)
  }
  expect(start.length, `${page} starts with ${list(start)}`).toBeLessThanOrEqual(
    page === 'home' ? HOME_SCRIPTS : SCRIPTS,
  )
  expect(sum(start), `${page} starts with ${list(start)}`).toBeLessThanOrEqual(JAVASCRIPT)
  expect(sum(used), `${page} loads ${list(used)}`).toBeLessThanOrEqual(JAVASCRIPT_WHEN_USED)
})

test.each(pages.map(({ path, files: [html = ''] }) => [path, html]))(
  '%s stays within its HTML, and that of its first screen',
  async (path, file) => {
    const html = await readFile(join(out, file), 'utf8')
    expect(brotliBytes(html), `${path}: ${file}`).toBeLessThanOrEqual(HTML)
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')
    expect(brotliBytes(styles), `styles of ${path}`).toBeLessThanOrEqual(STYLES)
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list]) => list).join('')
    expect(classes.length, `classes of ${path}`).toBeLessThanOrEqual(CLASSES)
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
  // Its own sheet and utility.
  expect(text.includes(':has(#services-sidebar)')).toBe(carried)
  expect(text.includes('.sidebar-column{')).toBe(carried)
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
