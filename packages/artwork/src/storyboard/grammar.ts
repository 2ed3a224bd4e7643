import { colour } from '../palette.ts'
import { drawDiamond, drawLine, drawRect, renderSvg, repeat } from '../svg.ts'

/** Natural size of a diagram, in px. A taller picture shows more of the background above and below. */
export const DIAGRAM = { width: 640, height: 480 } as const
/** Extra background above and below, in px. */
const BEYOND = 640

export type Point = readonly [x: number, y: number]

/** A diagram: a flat background that extends beyond the edges, and the drawing on it. */
export function drawDiagram(background: string, body: string): string {
  const paper = drawRect(0, -BEYOND, DIAGRAM.width, DIAGRAM.height + 2 * BEYOND, background)
  return renderSvg(DIAGRAM.width, DIAGRAM.height, paper + body)
}

/** Vertical lines at `xs`, through the whole background. */
export const formatVerticals = (xs: readonly number[]) =>
  xs.map((x) => `M${x} ${-BEYOND}V${DIAGRAM.height + BEYOND}`).join('')

const STEP = 64

/** The squared paper of a drawing office, quiet enough to lie under everything. */
export function drawSquares(): string {
  const columns = formatVerticals(
    Array.from({ length: Math.ceil(DIAGRAM.width / STEP) - 1 }, (_, index) => (index + 1) * STEP),
  )
  const beyond = Math.floor(BEYOND / STEP)
  const rows = repeat(
    Math.ceil(DIAGRAM.height / STEP) - 1 + 2 * beyond,
    (index) => `M0 ${(index + 1 - beyond) * STEP}H${DIAGRAM.width}`,
  )
  return drawLine(columns + rows, colour.nightRule, 1, 'opacity=".5"')
}

/** A stop on a line: a diamond with a coloured heart. */
export function stop(
  x: number,
  y: number,
  r: number,
  fill: string,
  heart: string = colour.paper,
): string {
  return drawDiamond(x, y, r, heart) + drawDiamond(x, y, r * 0.55, fill)
}
