import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Snapshot } from '@kitewright/content-loader/snapshot'
import type { HashedFile } from '@kitewright/site-engine/hashed-files'
import { headerFiles } from '@kitewright/site-engine/header-files'
import { headerRules } from '@kitewright/site-engine/header-rules'
import { htmlFile } from '@kitewright/site-engine/html-file'
import { checkInlineCode } from '@kitewright/site-engine/inline-code'
import { readBundle } from '@kitewright/site-engine/page-bundle'
import type { PictureOptions } from '@kitewright/site-engine/picture-maker'
import { LIVE_PATH } from '@kitewright/site-state/live-file'
import type * as Server from '../src/entry-server.tsx'
import type { Config } from '../src/routing/config-context.tsx'
import type { PageName } from '../src/routing/page-content.ts'
import { splashStyle } from '../src/shell/splash/splash-html.ts'
import { splashProgram } from '../src/shell/splash/splash-script.ts'
import { BUILD_PATH, buildFacts } from './build-facts.ts'
import { documentOf } from './document-of.ts'
import { drawingsOf } from './drawings.ts'
import { earlyScript } from './early-script.ts'
import { kiteMarksStyle } from './kite-marks.ts'
import { pageHtml, starter } from './page-html.ts'
import { pageModuleFile } from './page-module-file.ts'
import { sitePictures } from './pictures/site-pictures.ts'
import { policySources } from './policy-sources.ts'
import { siteFiles } from './seo/site-files.ts'
import { socialImageOf } from './social-images.ts'
import { pageWithWholeWords, withWholeWords } from './whole-words.ts'

/** A page that is about to be made: what it is made from, and which files of the site it fills. */
export type PagePlan = {
  path: string
  /** The same for the same content and configuration: with one bundle, the same key is the same bytes. */
  key: string
  /** As in `/services.html`. */
  files: string[]
}

type Work = {
  snapshot: Snapshot
  config: Omit<Config, 'art'>
  /** Origin of the Studio, which may read what is live; without one no other origin may. */
  studioUrl?: string | null
  /** Folder that holds `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Folder that receives the site; existing files are written over. */
  out: string
  /** Folder in which files that take long to make are kept between builds. */
  cache: string
  /** Asked before each page; true when the caller has put its files in place from an earlier build. */
  reuse?: (plan: PagePlan) => Promise<boolean>
  pictures?: PictureOptions
}

type Written = {
  pages: PagePlan[]
  /** Drawings, pictures and sharing pictures that the pages name, each once; still to be written. */
  hashed: HashedFile[]
  /** What is not as the content says, for people. */
  notes: string[]
}

/**
 * Turns one content snapshot into HTML and JSON files: `/services` becomes `services.html`
 * for visitors and `services.json` for client navigation. The same snapshot gives the same bytes.
 * Answers the pages written and the hashed files that they name. Throws when any page fails to
 * render, with the path of the page and its document, and what sitePictures throws.
 */
export async function writeSite(work: Work): Promise<Written> {
  const { snapshot, bundleFolder, out, cache, reuse = async () => false } = work
  const server: typeof Server = await import(
    pathToFileURL(join(bundleFolder, 'server/entry-server.js')).href
  )
  const modules = await readBundle(join(bundleFolder, 'client'))
  const bundleOf = (page: PageName) => modules(pageModuleFile(page))
  const { content, files: pictures, notes } = await sitePictures(snapshot, cache, work.pictures)
  const { art, files: drawings } = drawingsOf(content)
  const config = { ...work.config, art }
  const all = server.pagesOf(content)
  const site = withWholeWords(content.site)
  const shared = createHash('sha256').update(JSON.stringify({ site, config }))
  // Of all pages, also of those that are taken over from an earlier build: one policy names them all.
  const kinds = new Set(all.map(({ page }) => page))
  const inlined = {
    scripts: [earlyScript, starter, splashProgram],
    styles: [
      splashStyle,
      kiteMarksStyle({ site, config }),
      ...[...kinds].map((page) => bundleOf(page).css),
    ],
  }
  const pages: PagePlan[] = []
  const hashed = [...drawings, ...pictures]

  for (const written of all) {
    const { path } = written.meta
    const image = socialImageOf(written)
    hashed.push(image)
    const html = htmlFile(path)
    const json = server.pageFile(path)
    // Hosts answer unknown paths with 404.html and status 404; it shows home (specification, section 2).
    const unknown = written.page === 'home' ? '/404.html' : null
    const plan = {
      path,
      key: shared.copy().update(image.path).update(JSON.stringify(written)).digest('hex'),
      files: unknown ? [html, json, unknown] : [html, json],
    }
    pages.push(plan)
    if (await reuse(plan)) continue

    const data = pageWithWholeWords(written)
    const page = { site, config, data, image: image.path }
    const bundle = bundleOf(data.page)
    const made = async (file: string, noindex?: boolean) => {
      try {
        const parts = await server.render({ site, config, data }, noindex ? '/404' : path)
        const text = pageHtml({ ...page, ...parts, noindex }, bundle)
        checkInlineCode(file, text, inlined)
        return text
      } catch (cause) {
        throw new Error(
          `The page ${path}, made of the ${documentOf(data)}, could not be rendered: ${reasonOf(cause)}`,
          { cause },
        )
      }
    }
    await write(join(out, html), await made(html))
    await write(join(out, json), JSON.stringify(data))
    if (unknown) await write(join(out, unknown), await made(unknown, true))
  }
  const forHosts = headerFiles(
    headerRules({ ...policySources(config), ...inlined, studioUrl: work.studioUrl }),
  )
  for (const [path, body] of Object.entries(forHosts)) await write(join(out, path), body)
  const found = siteFiles({ site: content.site, config, pages: all, blog: content.blog })
  for (const [path, body] of Object.entries(found)) await write(join(out, path), body)
  await write(join(out, BUILD_PATH), `${JSON.stringify(buildFacts(snapshot), null, 2)}\n`)
  await write(join(out, LIVE_PATH), JSON.stringify(snapshot.revisions))
  return { pages, hashed: [...new Map(hashed.map((file) => [file.path, file])).values()], notes }
}

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

async function write(file: string, body: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}
