import { kiteShapes } from '../kite.ts'
import { colour } from '../palette.ts'
import { clipped, group, line, svgView } from '../svg.ts'

const INKED = 'M-90 -90H90V0H0V120H-90Z'
const PENCILLED = 'M0 0H90V120H0Z'
const AXIS_DASHES = 'stroke-dasharray="5 2 1 2"'

/** Labs: a kite inked for three quarters, its last quarter still dashed pencil, 220 by 224. */
export function threeQuarters(): string {
  const axes = line('M-108 0H108M0 -98V122', colour.ink, 0.5, AXIS_DASHES)
  const ring = `<circle r="84" fill="none" stroke="${colour.ink}" stroke-width=".5" ${AXIS_DASHES}/>`
  const pencil = { mode: 'line', stroke: colour.ruleStrong, tail: false } as const
  const inked = clipped('inked', INKED, kiteShapes('rd-prototyping', { spar: 0.55 }))
  const pencilled = clipped(
    'pencilled',
    PENCILLED,
    kiteShapes('rd-prototyping', pencil) + line('M0 64L0 92H19Z', colour.ruleStrong, 0.6),
  )
  const drawing =
    group('opacity=".4"', axes + ring) + inked + group('stroke-dasharray="3 2.2"', pencilled)
  return svgView(-110, -100, 220, 224, drawing)
}
