import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '@kitewright/content-loader/settings'
import type { Snapshot } from '@kitewright/content-loader/snapshot'
import { compileSheet, encodePlan } from 'beasties/compiler'
import { createProcessor } from 'beasties/runtime'
import { transform } from 'lightningcss'
import { FIRST_SCREEN_FILE, readBundle, readManifest } from '../bundle/page-bundle.ts'
import { pictureMaker } from '../pictures/picture-maker.ts'
import { loadProgram } from './load-program.ts'

type Work = {
  /** Folder that holds `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** A site with pages of all these modules. */
  snapshot: Snapshot
  settings: Settings
  /** Folder in which files that take long to make are kept. */
  cache: string
  /** The sheet of all utilities, from the root of the project: `src/styles/utilities.css`. */
  utilities: string
  /**
   * Modules that draw pages; those of one group share one choice. Each group is a hash in the policy of all pages,
   * a line of which hosts read 2,000 characters.
   */
  groups: readonly (readonly string[])[]
}

/**
 * What the first paint must not wait for: parts out of sight, of which the first screen's styles know nothing. Their
 * height is a guess until the page's own sheet says more (hydration/lazy-hydrate.css).
 */
const PARTS_OUT_OF_SIGHT =
  '@layer components{[data-far]{content-visibility:hidden;contain-intrinsic-height:auto 60rem}}'

/**
 * Chooses the styles that the first screens of some pages use, and writes them beside the bundle, where `readBundle`
 * finds them. The choice is made from the pages of one content, once for each bundle: so a page's styles stay the
 * same whatever an editor writes, and what the choice lacks comes with the sheet behind the page. Throws what the
 * program of the site throws, and for a group without pages.
 */
export async function writeFirstScreenStyles(work: Work) {
  const { bundleFolder, snapshot, settings, cache, utilities, groups } = work
  const client = join(bundleFolder, 'client')
  const program = await loadProgram(bundleFolder)
  const bundleOf = await readBundle(client, program.font)
  const { chunk } = await readManifest(client)
  const config = program.configOf(settings, snapshot.loadedAt)
  const pictures = pictureMaker(snapshot.assets, cache)
  const { pages } = await program.siteOf({ content: snapshot.content, config, pictures })

  const chosen: Record<string, string> = {}
  for (const modules of groups) {
    const screens = pages
      .filter(({ module }) => modules.includes(module))
      .map(async ({ module, html }) =>
        firstScreenOf(await html({ bundle: bundleOf(module), image: '' })),
      )
    if (screens.length === 0) throw new Error(`No page is drawn by ${modules.join(', ')}`)
    const files = new Set(modules.flatMap((module) => bundleOf(module).styles))
    const sheets = [...files, chunk(utilities).file].map((file) =>
      readFile(join(client, file), 'utf8'),
    )
    const css = (await Promise.all(sheets)).join('')
    const used = stylesUsedIn(await Promise.all(screens), css) + PARTS_OUT_OF_SIGHT
    for (const module of modules) chosen[module] = used
  }
  await writeFile(join(client, FIRST_SCREEN_FILE), JSON.stringify(chosen))
}

/** The HTML of a page until the first part of its main content that is out of sight; to its end where it has none. */
export function firstScreenOf(html: string): string {
  const start = html.indexOf('<body>')
  const end = html.indexOf(' data-far="', html.indexOf('<main', start))
  return end < 0 ? html.slice(start) : html.slice(start, html.lastIndexOf('<', end))
}

const code = /<(script|style)\b.*?<\/\1>/gs
/** What no selector leads to. Of both Beasties 0.5 makes something else: no fonts, and a stray semicolon. */
const definitions = /@(?:font-face|property)\b[^{]*\{[^}]*\}/g

/** Tailwind's `*:` and `**:`, the same without `:is`, of which Beasties knows no match. */
const ofChildren = /(?<=[{}]):is\(((?:\\.|[^\\(),])+\*)\)(?=\{)/g

/** Rules of `css` that some element of these pages matches, in whatever state it may be, with fonts and properties. */
export function stylesUsedIn(pages: readonly string[], css: string): string {
  // Names of classes hold two signs that Beasties reads as they are written.
  const html = pages.join('').replace(code, '').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const source = css.replace(definitions, '').replace(ofChildren, '$1')
  const plan = encodePlan(compileSheet(source, { href: '/page.css' }))
  const sheet = '<link rel="stylesheet" href="/page.css">'
  // Parts out of sight have a style of their own until the page's sheet is there.
  const { css: used } = createProcessor([plan]).extract(
    `<html><head>${sheet}</head>${html.replaceAll(' data-far=', ' data-not=')}</html>`,
  )
  return withoutUnusedVariables([...(css.match(definitions) ?? []), used].join(''))
}

/** Half of a theme is read by other pages, and its variables are most of what a first screen would carry in vain. */
function withoutUnusedVariables(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
  const named = [...css.matchAll(/(--[\w-]+)(?=[:{])/g)].map(([, name = '']) => name)
  const unusedSymbols = [...new Set(named)].filter((name) => !read.has(name))
  const { code } = transform({
    filename: 'first-screen.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
  })
  return code.toString()
}
