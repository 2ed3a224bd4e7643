import type { DrawnService } from '@kitewright/artwork/drawings'
import { vercelStegaClean } from '@vercel/stega'
import { pagesOf } from '../src/app/routes.tsx'
import { menuOrder } from '../src/document/kite-marks.ts'
import { toClientContent, withWholeWords } from '../src/document/to-client-content.ts'
import type { PageData, Site, SiteContent } from '../src/routing/page-content.ts'

/** The previous value if both are equal, so that nothing renders again. */
function same<Value>(before: Value | undefined, now: Value): Value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now
}

let lastSite: Site | undefined
const lastPages = new Map<string, PageData>()

/** The shell and the pages of a content as a browser gets them; pages are made on demand. */
export function draftSite(content: SiteContent) {
  const site = same(lastSite, toClientContent(content.site))
  lastSite = site
  const written = new Map(pagesOf(content).map((page) => [page.meta.path, page]))
  const made = new Map<string, PageData>()
  const pageAt = (path: string): PageData | undefined => {
    const page = made.get(path)
    const source = written.get(path)
    if (page || !source) return page
    // Blocks are found by the keys that they have in the lake, which visitors do not get.
    const now = {
      ...source,
      content: withWholeWords(source.content),
      meta: vercelStegaClean(source.meta),
    } as PageData
    const data = same(lastPages.get(path), now)
    made.set(path, data)
    lastPages.set(path, data)
    return data
  }
  return { site, pageAt }
}

/** Content that the drawings depend on, in the order of the menus. */
export function drawnServices({ site, services }: SiteContent): DrawnService[] {
  const order = menuOrder(site)
  const place = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return services
    .toSorted((a, b) => place(a.slug) - place(b.slug))
    .map(({ slug, layout, group }) => ({ slug, layout, theme: group.colour }))
}
