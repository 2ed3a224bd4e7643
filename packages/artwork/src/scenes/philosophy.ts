import { colour } from '../palette.ts'
import { diamondPath, line, path, svg } from '../svg.ts'

const SIZE = 120
const LEFT_HALF = 'M60 6L60 114L6 60Z'
const RIGHT_HALF = 'M60 6L114 60L60 114Z'
/** Open along the spine, where a closed outline would grow spikes. */
const RIGHT_EDGES = 'M60 6L114 60L60 114'

/** Clarity: the kite drawn. */
export function outlineDiamond(): string {
  const outline = line(diamondPath(60, 60, 54), colour.ink, 3)
  return svg(SIZE, SIZE, outline + line('M60 6V114', colour.ink, 3))
}

/** Creativity: the first half cut. */
export function halfDiamond(): string {
  return svg(SIZE, SIZE, path(LEFT_HALF, colour.ink) + line(RIGHT_EDGES, colour.ink, 3))
}

/** Collaboration: both halves, one kite. */
export function wholeDiamond(): string {
  return svg(SIZE, SIZE, path(LEFT_HALF, colour.ink) + path(RIGHT_HALF, colour.rani))
}
