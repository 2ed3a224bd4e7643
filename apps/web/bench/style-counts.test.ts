import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { writeSite } from '@kitewright/site-engine/write'
import { afterAll, expect, test } from 'vitest'
import {
  extractClassTokens,
  extractStrings,
  findTailwindUtilities,
  listsOfParts,
} from '../tests/class-tokens.ts'

/** Minimum share of Tailwind's classes in the built HTML (apps/web/QUALITY.md). */
const TAILWIND_SHARE = 0.8
/** A list of classes that is longer has a name: it is a utility in `styles/parts.css`, or a constant. */
const NAMELESS_LENGTH = 150
/** Maximum share of classes with arbitrary values in the source: `pt-[clamp(...)]`. */
const ARBITRARY_SHARE = 0.1
/** Maximum lines of CSS in `src`, without the theme and lists of utilities. */
const CSS_LINES = 1_800
const themeSheets = ['styles/tokens.css', 'styles/variants.css', 'styles/parts.css']

const app = join(import.meta.dirname, '..')
const out = await mkdtemp(join(tmpdir(), 'kitewright-styles-'))
afterAll(() => rm(out, { recursive: true }))

test('most classes of the built pages are utilities of Tailwind', async () => {
  const settings = readSettings({ CONTENT_SOURCE: 'seed' })
  const snapshot = await load({ settings })
  const bundleFolder = join(app, '.bundle')
  const { pages } = await writeSite({
    snapshot,
    settings,
    bundleFolder,
    out,
    cache: join(out, '.c'),
  })
  const files = await Promise.all(
    pages.map(({ files: [html = ''] }) => readFile(join(out, html), 'utf8')),
  )
  const tokens = files.flatMap(extractClassTokens)
  const tailwindTokens = await findTailwindUtilities(tokens)
  const ownTokens = tokens.filter((token) => !tailwindTokens.has(token))
  const share = 1 - ownTokens.length / tokens.length
  expect(share, `classes of our own, by number: ${getMost(ownTokens)}`).toBeGreaterThanOrEqual(
    TAILWIND_SHARE,
  )
})

test('no rule asks for the sibling of a bare element, which an insertion anywhere would look for', async () => {
  const folder = join(app, '.bundle/client')
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8')
  const sheets = [...new Set(manifest.match(/assets\/[\w-]+\.css/g))]
  const texts = await Promise.all(sheets.map((name) => readFile(join(folder, name), 'utf8')))
  const selectors = texts.flatMap((text) => text.match(/[^{};]+(?=\{)/g) ?? [])
  expect(selectors.length).toBeGreaterThan(1_000)
  // Also names of classes, attributes and numbers of children may hold a plus.
  const siblings = selectors.filter((selector) =>
    /(^|[\s>+~,(])(\*|[a-z]\w*)[+~]/.test(
      selector.replaceAll(/\\./g, '_').replaceAll(/\[[^\]]*\]|:nth-[\w-]+\([^)]*\)|^@.*/g, ''),
    ),
  )
  expect(siblings).toEqual([])
})

test('long lists of classes have names, and few classes hold values of their own', async () => {
  const names = await readdir(join(app, 'src'), { recursive: true })
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  const found = await Promise.all(
    sources.map(async (name) => {
      const strings = extractStrings(name, await readFile(join(app, 'src', name), 'utf8'))
      return strings.map((string) => ({ ...string, name }))
    }),
  )
  const parts = listsOfParts.map((text) => ({ text, isInAttribute: false, name: 'parts.css' }))
  const strings = [...found.flat(), ...parts]
  const long = strings.filter(
    ({ text, isInAttribute }) => isInAttribute && text.trim().length > NAMELESS_LENGTH,
  )
  expect(long.map(({ name, text }) => `${name}: ${text}`)).toEqual([])

  // Without its own condition a duration also animates with reduced motion.
  const restless = strings.filter(
    ({ text }) => /motion-safe:transition/.test(text) && /(^|\s)duration-/.test(text),
  )
  expect(restless, 'a duration that is not motion-safe beside a transition that is').toEqual([])

  // Phones lay it out for some 980 px or four windows first: queries for wide screens cost the first paint 100 ms.
  const wide = strings
    .map(({ text }) => text.split(/\s+/))
    .filter((classes) => classes.includes('fixed') && classes.includes('@container'))
  expect(wide.length).toBeGreaterThan(0)
  expect(
    wide.filter((classes) => !classes.includes('max-w-screen')),
    'a fixed container without max-w-screen',
  ).toEqual([])

  const words = strings.flatMap(({ text }) => text.split(/\s+/).filter(Boolean))
  const known = await findTailwindUtilities(words)
  const tokens = words.filter((word) => known.has(word))
  const arbitrary = tokens.filter((token) => token.includes('['))
  expect(arbitrary.length).toBeGreaterThan(0)
  const share = arbitrary.length / tokens.length
  expect(share, `values of their own: ${getMost(arbitrary)}`).toBeLessThanOrEqual(ARBITRARY_SHARE)
})

test('hand-written CSS stays short', async () => {
  const names = await readdir(join(app, 'src'), { recursive: true })
  const sheets = await Promise.all(
    names
      .filter((name) => name.endsWith('.css') && !themeSheets.includes(name))
      .map(async (name) => ({
        name,
        lines: (await readFile(join(app, 'src', name), 'utf8')).split('\n').length - 1,
      })),
  )
  const lines = sheets.reduce((sum, sheet) => sum + sheet.lines, 0)
  const longest = sheets.toSorted((one, other) => other.lines - one.lines).slice(0, 10)
  const list = longest.map((sheet) => `${sheet.name} ${sheet.lines}`).join(', ')
  expect(lines, `the longest: ${list}`).toBeLessThanOrEqual(CSS_LINES)
})

test('no dependency is patched', async () => {
  const workspace = await readFile(join(app, '../../pnpm-workspace.yaml'), 'utf8')
  expect(workspace).not.toMatch(/^patchedDependencies:/m)
})

function getMost(tokens: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const token of tokens) counts.set(token, (counts.get(token) ?? 0) + 1)
  const topTokens = [...counts].sort(([, one], [, other]) => other - one).slice(0, 15)
  return topTokens.map(([token, count]) => `${token} ${count}`).join(', ')
}
