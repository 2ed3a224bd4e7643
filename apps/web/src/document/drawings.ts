import { createHash } from 'node:crypto'
import { type DrawnService, siteDrawings } from '@kitewright/artwork/drawings'
import type { HashedFile } from '@kitewright/site-engine/files'
import type { Service, Site } from '#app/routing/page-content.ts'
import { menuOrder } from './kite-marks.ts'

type Drawn = Pick<Service, 'slug' | 'layout' | 'group'>

const drawnService = ({ slug, layout, group }: Drawn): DrawnService => ({
  slug,
  layout,
  theme: group.colour,
})

/** Sample services without drawings, one in each layout: their generated drawings change with the code. */
const samples = (['specimen', 'ledger', 'storyboard'] as const).map(
  (layout): DrawnService => ({ slug: `sample-${layout}`, layout, theme: 'rani' }),
)

/** Taken when the module is loaded, as drawing everything costs some 50 ms. */
const code = createHash('sha256')
for (const [name, draw] of Object.entries(siteDrawings(samples))) code.update(name).update(draw())

/**
 * The drawings of a site with these services, and the address of their folder:
 * `/art/<hash>`, which changes with any drawing.
 */
export function drawingsOf({ site, services }: { site: Site; services: readonly Drawn[] }): {
  art: string
  files: HashedFile[]
} {
  const order = menuOrder(site)
  const place = ({ slug }: Drawn) => (order.includes(slug) ? order.indexOf(slug) : order.length)
  const drawn = services.toSorted((a, b) => place(a) - place(b)).map(drawnService)
  const art = `/art/${code.copy().update(JSON.stringify(drawn)).digest('hex').slice(0, 10)}`
  const files = Object.entries(siteDrawings(drawn)).map(([name, make]) => ({
    path: `${art}/${name}.svg`,
    make,
  }))
  return { art, files }
}
