import { colour } from '../palette.ts'
import { circle, line, svgView } from '../svg.ts'

const FINE_DASHES = 'stroke-dasharray="3 1.2 .7 1.2"'

/**
 * Splash: the axes the mark's parts slide along, 100 by 100. The plane starts at (-26,-20) of the
 * mark's own box, so the parts (`MARK_PARTS`) laid over it need the same viewBox.
 */
export function splashAxes(): string {
  const axes = line('M-26 24H74M24 -20V80', colour.nightRule, 0.25, FINE_DASHES)
  const diagonals = line('M-8 -8L56 56M56 -8L-8 56', colour.nightRule, 0.25)
  const ring = circle(
    24,
    24,
    38,
    'none',
    `stroke="${colour.nightRule}" stroke-width=".25" ${FINE_DASHES}`,
  )
  return svgView(-26, -20, 100, 100, axes + diagonals + ring)
}
