import { DASH_DOT, line, path, rect, repeat, svg } from '../svg.ts'

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

/** A line that is planned, waiting or out of reach. */
export function dashes(d: string, stroke: string, weight = 1.6): string {
  return line(d, stroke, weight, 'stroke-dasharray="5 4"')
}

/** A rectangle that stands for something not there: dashed edge, no fill. */
export function absent(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  weight = 1.6,
): string {
  return dashes(`M${x} ${y}h${width}v${height}h${-width}Z`, stroke, weight)
}

/** A rectangle with all four corners cut at 45 degrees. */
export function cased(
  x: number,
  y: number,
  width: number,
  height: number,
  cut: number,
  fill: string,
  attributes = '',
): string {
  const [w, h] = [width - 2 * cut, height - 2 * cut]
  return path(
    `M${x + cut} ${y}h${w}l${cut} ${cut}v${h}l${-cut} ${cut}h${-w}l${-cut} ${-cut}v${-h}Z`,
    fill,
    attributes,
  )
}

/** Equal bricks in a row, `pitch` px from one left edge to the next. */
export function row(
  count: number,
  x: number,
  y: number,
  pitch: number,
  width: number,
  height: number,
  fill: string,
): string {
  return repeat(count, (index) => rect(x + index * pitch, y, width, height, fill))
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
