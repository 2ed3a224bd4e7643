import type { Site } from '#app/routing/page-content.ts'

/** The services in the order of the menus: the rows of the picture of all their kites. */
export const getMenuOrder = ({ groups }: Pick<Site, 'groups'>): string[] =>
  groups.flatMap(({ services }) => services.map(({ slug }) => slug))

/** The address of that picture and the row of each service, for the styles of `KiteMark`. */
export function formatKiteMarksStyle({
  site,
  config,
}: {
  site: Site
  config: { art: string }
}): string {
  const order = getMenuOrder(site)
  const rows = order.map((slug, row) => `.mark-${slug}{--mark:${row}}`)
  return `:root{--kite-marks:url("${config.art}/marks.svg");--kite-marks-last:${Math.max(1, order.length - 1)}}${rows.join('')}`
}
