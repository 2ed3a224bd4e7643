import { colour } from '../palette.ts'
import { circle, DASH_DOT, svg } from '../svg.ts'

const SIZE = 1160
const CENTRE = SIZE / 2
const DISC = 499

/** Contact: the sun, a flat disc inside a dash-dot ring of 1.16 times its radius, 1160 by 1160. */
export function sun(): string {
  const look = `stroke="${colour.ink}" vector-effect="non-scaling-stroke" opacity=".28" ${DASH_DOT}`
  const ring = circle(CENTRE, CENTRE, CENTRE - 1, 'none', look)
  return svg(SIZE, SIZE, circle(CENTRE, CENTRE, DISC, colour.haldi) + ring)
}
