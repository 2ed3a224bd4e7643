import { createHash } from 'node:crypto'
import { createSiteDrawings, type ServiceDrawing } from '@kitewright/artwork/drawings'
import type { HashedFile } from '@kitewright/site-engine/files'
import type { Service, Site } from '#app/routing/page-content.ts'
import { getMenuOrder } from './kite-marks.ts'

type DrawingFields = Pick<Service, 'slug' | 'layout' | 'group'>

const toServiceDrawing = ({ slug, layout, group }: DrawingFields): ServiceDrawing => ({
  slug,
  layout,
  theme: group.colour,
})

/** Sample services without drawings, one in each layout: their generated drawings change with the code. */
const samples = (['specimen', 'ledger', 'storyboard'] as const).map(
  (layout): ServiceDrawing => ({ slug: `sample-${layout}`, layout, theme: 'rani' }),
)

/** Taken when the module is loaded, as drawing everything costs some 50 ms. */
const code = createHash('sha256')
for (const [name, draw] of Object.entries(createSiteDrawings(samples)))
  code.update(name).update(draw())

/**
 * The drawings of a site with these services, and the address of their folder:
 * `/art/<hash>`, which changes with any drawing.
 */
export function buildDrawings({
  site,
  services,
}: {
  site: Site
  services: readonly DrawingFields[]
}): {
  art: string
  files: HashedFile[]
} {
  const order = getMenuOrder(site)
  const getOrder = ({ slug }: DrawingFields) =>
    order.includes(slug) ? order.indexOf(slug) : order.length
  const drawings = services.toSorted((a, b) => getOrder(a) - getOrder(b)).map(toServiceDrawing)
  const art = `/art/${code.copy().update(JSON.stringify(drawings)).digest('hex').slice(0, 10)}`
  const files = Object.entries(createSiteDrawings(drawings)).map(([name, make]) => ({
    path: `${art}/${name}.svg`,
    make,
  }))
  return { art, files }
}
