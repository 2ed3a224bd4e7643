import { DASH_DOT, line, svg } from '../svg.ts'

/** Natural sizes, in px: a small drawing lies on sheet, the feature's on an ink panel. */
export const AREA = { width: 200, height: 96 } as const
export const FEATURE = { width: 420, height: 200 } as const

/** One of the four small drawings; no ground of its own. */
export function area(body: string): string {
  return svg(AREA.width, AREA.height, body)
}

/** The large drawing of a page, for the ink panel; no ground of its own. */
export function feature(body: string): string {
  return svg(FEATURE.width, FEATURE.height, body)
}

/** A dash-dot centre line. */
export function axis(d: string, stroke: string, weight = 1.2): string {
  return line(d, stroke, weight, DASH_DOT)
}

type Draw = () => string

/** A page's five drawings under their names: `<slug>-1` to `<slug>-4` and `<slug>-feature`. */
export function specimenOf(
  slug: string,
  areas: readonly [Draw, Draw, Draw, Draw],
  large: Draw,
): Record<string, Draw> {
  return {
    ...Object.fromEntries(areas.map((draw, index) => [`specimen/${slug}-${index + 1}`, draw])),
    [`specimen/${slug}-feature`]: large,
  }
}
