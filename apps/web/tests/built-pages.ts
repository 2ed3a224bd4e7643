import { join } from 'node:path'
import { readSettings } from '@kitewright/content-loader/settings'
import { createPictureMaker } from '@kitewright/site-engine/write'
import { JSDOM } from 'jsdom'
import { program } from '../src/entry-server.ts'
import { loadWithLandingPages } from './landing-pages.ts'
import { smallBundle } from './seed-snapshot.ts'

const settings = readSettings({ CONTENT_SOURCE: 'seed' })
const { content, assets, loadedAt } = await loadWithLandingPages(settings)
const { pages } = await program.buildSite({
  content,
  config: program.buildConfig(settings, loadedAt),
  pictures: createPictureMaker(assets, join(import.meta.dirname, '../.cache')),
})

/** When the content was read, ISO 8601. */
export const builtAt = loadedAt

/** Every page of the seed and of the landing pages, as an address and its prerendered document. */
export const builtPages = await Promise.all(
  pages.map(async (page) => ({
    path: page.path,
    document: parsed(await page.html({ bundle: smallBundle, image: '/social/a.png' })),
  })),
)

/** The document for unknown paths. */
export const unknownPage = parsed(
  (await pages[0]?.html({ bundle: smallBundle, image: '/social/a.png', isUnknown: true })) ?? '',
)

function parsed(html: string) {
  return new JSDOM(html).window.document
}

/** The document at an address. Throws for an unknown address. */
export function documentAt(path: string) {
  const found = builtPages.find((page) => page.path === path)
  if (!found) throw new Error(`No page at ${path}`)
  return found.document
}

/** The text of an element as it is read, with single spaces. */
export const getText = (element: Element | null | undefined) =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The elements under a root that match a selector, in their order. */
export const all = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)]

/** The texts of the elements that match a selector. */
export const texts = (root: ParentNode, selector: string) => all(root, selector).map(getText)

/** The addresses of links by what they say, in their order. */
export const getLinks = (root: ParentNode, selector = 'a[href]') =>
  all(root, selector).map((link) => [getText(link), link.getAttribute('href') ?? ''] as const)

/** The main part of the page at an address. */
export const getMain = (path: string): Element => {
  const main = documentAt(path).querySelector('main')
  if (!main) throw new Error(`${path} has no main`)
  return main
}

/** The section of the page at an address whose heading says this. */
export const sectionNamed = (path: string, name: string): Element => {
  const found = all(getMain(path), 'section').find((section) =>
    texts(section, 'h2, h3').includes(name),
  )
  if (!found) throw new Error(`${path} has no section ${name}`)
  return found
}
