import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Snapshot } from '@kitewright/content-loader/snapshot'
import type { Config } from '../src/config-context.tsx'
import type * as Server from '../src/entry-server.tsx'
import { readBundle } from './bundle.ts'
import { siteFiles } from './found/site-files.ts'
import { pageHtml } from './page-html.ts'
import { type SocialImage, socialImageOf } from './social-images.ts'

/** A page that is about to be made: what it is made from, and which files of the site it fills. */
export type PagePlan = {
  path: string
  /** The same for the same content and configuration: with one bundle, the same key is the same bytes. */
  key: string
  /** As in `/services/index.html`. */
  files: string[]
}

type Work = {
  snapshot: Snapshot
  config: Config
  /** Folder that holds `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Folder that receives the site; existing files are written over. */
  out: string
  /** Asked before each page; true when the caller has put its files in place from an earlier build. */
  reuse?: (plan: PagePlan) => Promise<boolean>
}

type Written = { pages: PagePlan[]; images: SocialImage[] }

/**
 * Turns one content snapshot into HTML and JSON files: `/services` becomes `services/index.html`
 * for visitors and `services.json` for client navigation. The same snapshot gives the same bytes.
 * Answers the pages written and the sharing pictures that they name. Throws when any page fails to
 * render, with the path of the page.
 */
export async function writeSite(work: Work): Promise<Written> {
  const { snapshot, config, bundleFolder, out, reuse = async () => false } = work
  const server: typeof Server = await import(
    pathToFileURL(join(bundleFolder, 'server/entry-server.js')).href
  )
  const bundleOf = await readBundle(join(bundleFolder, 'client'))
  const { site } = snapshot.content
  const all = server.pagesOf(snapshot.content)
  const shared = createHash('sha256').update(JSON.stringify({ site, config }))
  const pages: PagePlan[] = []
  const images: SocialImage[] = []

  for (const data of all) {
    const { path } = data.meta
    const image = socialImageOf(data)
    images.push(image)
    const html = posix.join(path, 'index.html')
    const json = server.pageFile(path)
    // Hosts answer unknown paths with 404.html and status 404; it shows home (specification, section 2).
    const unknown = data.page === 'home' ? '/404.html' : null
    const plan = {
      path,
      key: shared.copy().update(image.path).update(JSON.stringify(data)).digest('hex'),
      files: unknown ? [html, json, unknown] : [html, json],
    }
    pages.push(plan)
    if (await reuse(plan)) continue

    const page = { site, config, data, image: image.path }
    const bundle = bundleOf(data.page)
    const rendered = (location?: string) =>
      server.render({ site, config, data }, location).catch((cause: unknown) => {
        throw new Error(`The page ${path} could not be rendered: ${reasonOf(cause)}`, { cause })
      })
    await write(join(out, html), pageHtml({ ...page, ...(await rendered()) }, bundle))
    await write(join(out, json), JSON.stringify(data))
    if (unknown) {
      const parts = await rendered('/404')
      await write(join(out, unknown), pageHtml({ ...page, ...parts, noindex: true }, bundle))
    }
  }
  const found = siteFiles({ site, config, pages: all, blog: snapshot.content.blog })
  for (const [path, body] of Object.entries(found)) await write(join(out, path), body)
  for (const { path, body } of snapshot.assets) await write(join(out, path), body)
  await write(join(out, 'build.json'), `${JSON.stringify(buildFacts(snapshot), null, 2)}\n`)
  return { pages, images }
}

/** Where the content of a build came from: the answer to "is my change live yet?". */
const buildFacts = ({ source, reason, loadedAt, hash, documents }: Snapshot) => ({
  content: { source, reason: reason ?? null, loadedAt, hash, documents },
})

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

async function write(file: string, body: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}
