import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Snapshot } from '@kitewright/content-loader/snapshot'
import type { Config } from '../src/config-context.tsx'
import type * as Server from '../src/entry-server.tsx'
import { readBundle } from './bundle.ts'
import { pageHtml } from './page-html.ts'
import { type SocialImage, socialImageOf } from './social-images.ts'

type Work = {
  snapshot: Snapshot
  config: Config
  /** Folder that holds `client/` and `server/` of the bundle. */
  bundleFolder: string
  /** Folder that receives the site; existing files are written over. */
  out: string
}

type Written = { paths: string[]; images: SocialImage[] }

/**
 * Turns one content snapshot into HTML and JSON files: `/services` becomes `services/index.html`
 * for visitors and `services.json` for client navigation. The same snapshot gives the same bytes.
 * Answers the paths written and the sharing pictures that the pages name. Throws when any page fails to render.
 */
export async function writeSite({ snapshot, config, bundleFolder, out }: Work): Promise<Written> {
  const server: typeof Server = await import(
    pathToFileURL(join(bundleFolder, 'server/entry-server.js')).href
  )
  const bundleOf = await readBundle(join(bundleFolder, 'client'))
  const { site } = snapshot.content
  const pages = server.pagesOf(snapshot.content)
  const images: SocialImage[] = []

  for (const data of pages) {
    const image = socialImageOf(data)
    images.push(image)
    const page = {
      site,
      config,
      data,
      image: image.path,
      ...(await server.render({ site, config, data })),
    }
    const html = pageHtml(page, bundleOf(data.page))
    await write(join(out, data.meta.path, 'index.html'), html)
    await write(join(out, server.pageFile(data.meta.path)), JSON.stringify(data))
    // Hosts answer unknown paths with this file and status 404; it shows home (specification, section 2).
    if (data.page === 'home') {
      const unknown = await server.render({ site, config, data }, '/404')
      const html = pageHtml({ ...page, ...unknown, noindex: true }, bundleOf('home'))
      await write(join(out, '404.html'), html)
    }
  }
  for (const { path, body } of snapshot.assets) await write(join(out, path), body)
  await write(join(out, 'build.json'), `${JSON.stringify(buildFacts(snapshot), null, 2)}\n`)
  return { paths: pages.map((data) => data.meta.path), images }
}

/** Where the content of a build came from: the answer to "is my change live yet?". */
const buildFacts = ({ source, reason, loadedAt, hash, documents }: Snapshot) => ({
  content: { source, reason: reason ?? null, loadedAt, hash, documents },
})

async function write(file: string, body: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
}
