import { colour } from '../palette.ts'
import { line, svg } from '../svg.ts'

/** Nothing found: a kite that is only pencilled, 150 by 150. */
export function pencilKite(): string {
  const dashes = 'stroke-dasharray="5 4"'
  const outline = line('M75 9L141 75L75 141L9 75Z', colour.ruleStrong, 1.5, dashes)
  const sticks = line('M75 9V141M9 75C40 34 110 34 141 75', colour.ruleStrong, 1.5, dashes)
  return svg(150, 150, outline + sticks)
}
