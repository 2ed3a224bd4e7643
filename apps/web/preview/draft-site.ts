import type { ServiceDrawing } from '@kitewright/artwork/drawings'
import { vercelStegaClean } from '@vercel/stega'
import { buildPages } from '../src/app/routes.tsx'
import { getMenuOrder } from '../src/document/kite-marks.ts'
import { toClientContent } from '../src/document/to-client-content.ts'
import type { PageData, Site, SiteContent } from '../src/routing/page-content.ts'

/** The previous value if both are equal, so that nothing renders again. */
function reuseEqual<Value>(before: Value | undefined, now: Value): Value {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now
}

let lastSite: Site | undefined
const lastPages = new Map<string, PageData>()

/** The shell and the pages of a content as a browser gets them; pages are made on demand. */
export function buildDraftSite(content: SiteContent) {
  const site = reuseEqual(lastSite, toClientContent(content.site))
  lastSite = site
  const pagesByPath = new Map(buildPages(content).map((page) => [page.meta.path, page]))
  const builtPages = new Map<string, PageData>()
  const getPage = (path: string): PageData | undefined => {
    const page = builtPages.get(path)
    const source = pagesByPath.get(path)
    if (page || !source) return page
    // With the keys of the lake, by which blocks are found; visitors get shorter ones.
    const now = { ...source, meta: vercelStegaClean(source.meta) } as PageData
    const data = reuseEqual(lastPages.get(path), now)
    builtPages.set(path, data)
    lastPages.set(path, data)
    return data
  }
  return { site, getPage }
}

/** Content that the drawings depend on, in the order of the menus. */
export function getServiceDrawings({ site, services }: SiteContent): ServiceDrawing[] {
  const order = getMenuOrder(site)
  const getOrder = (slug: string) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  return services
    .toSorted((a, b) => getOrder(a.slug) - getOrder(b.slug))
    .map(({ slug, layout, group }) => ({ slug, layout, theme: group.colour }))
}
