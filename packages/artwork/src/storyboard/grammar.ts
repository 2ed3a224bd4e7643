import { colour } from '../palette.ts'
import { crop, diamond, diamondPath, line, path, rect, repeat, svg } from '../svg.ts'

/**
 * Natural size of a plate, in px, and what of it must be seen: all of it. A higher picture shows it whole too,
 * and above and below it more of the ground.
 */
export const PLATE = { width: 640, height: 480 } as const
/** How far the ground goes on above and below, in px. */
const BEYOND = 640

export type Point = readonly [x: number, y: number]

/** A whole plate: one flat ground that goes on beyond the edges, and the drawing on it. */
export function plate(ground: string, body: string): string {
  const paper = rect(0, -BEYOND, PLATE.width, PLATE.height + 2 * BEYOND, ground)
  return svg(PLATE.width, PLATE.height, paper + body)
}

/** The ground under something that stands: from the height `y` to the lower edge, however low that is. */
export const floor = (y: number, fill: string) =>
  rect(0, y, PLATE.width, PLATE.height + BEYOND - y, fill)

/** Upright lines at the places `xs`, through the whole ground. */
export const uprights = (xs: readonly number[]) =>
  xs.map((x) => `M${x} ${-BEYOND}V${PLATE.height + BEYOND}`).join('')

/** The squared paper of a drawing office, quiet enough to lie under everything. */
export function squares(
  step = 64,
  stroke: string = colour.nightRule,
  attributes = 'opacity=".5"',
): string {
  const columns = uprights(
    Array.from({ length: Math.ceil(PLATE.width / step) - 1 }, (_, index) => (index + 1) * step),
  )
  const beyond = Math.floor(BEYOND / step)
  const rows = repeat(
    Math.ceil(PLATE.height / step) - 1 + 2 * beyond,
    (index) => `M0 ${(index + 1 - beyond) * step}H${PLATE.width}`,
  )
  return line(columns + rows, stroke, 1, attributes)
}

/** Path text through the points. Routes run straight or at 45 degrees; that is the caller's care. */
export function route(...points: Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`
}

/** A rectangle with an ink edge. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  stroke: string = colour.ink,
  weight = 2,
): string {
  return rect(x, y, width, height, fill, `stroke="${stroke}" stroke-width="${weight}"`)
}

/** Where something is missing, not yet made or not sent: a dashed edge and no fill. */
export function ghost(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string = colour.nightLine,
): string {
  const dashes = `stroke="${stroke}" stroke-width="2" stroke-dasharray="8 7"`
  return rect(x, y, width, height, 'none', dashes)
}

/** A sheet whose top right corner is folded at 45 degrees to show a tissue. */
export function sheet(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  fold: string,
  corner = 26,
): string {
  const [right, bend] = [x + width, y + corner]
  return (
    path(`M${x} ${y}H${right - corner}L${right} ${bend}V${y + height}H${x}Z`, fill) +
    path(`M${right - corner} ${y}V${bend}H${right}Z`, fold)
  )
}

/** A browser window: a dark title bar with three diamonds. */
export function browser(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string = colour.sheet,
  bar: string = colour.ink,
): string {
  const buttons = [colour.rani, colour.haldi, colour.firozi]
    .map((tone, index) => diamond(x + 20 + index * 18, y + 14, 6, tone))
    .join('')
  return box(x, y, width, height, fill, bar) + rect(x, y, width, 28, bar) + buttons
}

/** A phone with corners cut at 45 degrees; its screen begins 10 px inside the edge and 26 px down. */
export function phone(
  x: number,
  y: number,
  width: number,
  height: number,
  screen: string = colour.sheet,
  body: string = colour.ink,
  edge: string = body,
): string {
  const [right, bottom, cut] = [x + width, y + height, 16]
  const outline = `M${x + cut} ${y}H${right - cut}L${right} ${y + cut}V${bottom - cut}L${right - cut} ${bottom}H${x + cut}L${x} ${bottom - cut}V${y + cut}Z`
  return (
    path(outline, body, `stroke="${edge}" stroke-width="2"`) +
    rect(x + width / 2 - 16, y + 11, 32, 4, screen) +
    rect(x + 10, y + 26, width - 20, height - 52, screen)
  )
}

/** Lines of writing, drawn as bars: no words in an image. */
export function bars(
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  height = 8,
  pitch = 20,
): string {
  return widths.map((width, index) => rect(x, y + index * pitch, width, height, fill)).join('')
}

/** A stop on a line: a diamond with a coloured heart. */
export function stop(
  x: number,
  y: number,
  r: number,
  fill: string,
  heart: string = colour.paper,
): string {
  return diamond(x, y, r, heart) + diamond(x, y, r * 0.55, fill)
}

/** A diamond drawn as an outline. */
export function ring(x: number, y: number, r: number, stroke: string, weight = 2.4): string {
  return line(diamondPath(x, y, r), stroke, weight)
}

export function tick(
  x: number,
  y: number,
  size: number,
  stroke: string = colour.ink,
  weight = 4,
): string {
  return line(
    `M${x - size} ${y}l${size * 0.7} ${size * 0.7}l${size * 1.3} ${-size * 1.3}`,
    stroke,
    weight,
  )
}

export function cross(
  x: number,
  y: number,
  size: number,
  stroke: string = colour.ink,
  weight = 4,
): string {
  const full = size * 2
  return line(
    `M${x - size} ${y - size}l${full} ${full}m0 ${-full}l${-full} ${full}`,
    stroke,
    weight,
  )
}

const TURNS = {
  right: [-1, -1, -1, 1],
  left: [1, -1, 1, 1],
  down: [-1, -1, 1, -1],
  up: [-1, 1, 1, 1],
} as const

/** An open arrow head at 45 degrees, its tip at (`x`, `y`). */
export function tip(
  x: number,
  y: number,
  direction: keyof typeof TURNS,
  stroke: string = colour.ink,
  size = 11,
  weight = 3,
): string {
  const [ax, ay, bx, by] = TURNS[direction]
  return line(
    route([x + ax * size, y + ay * size], [x, y], [x + bx * size, y + by * size]),
    stroke,
    weight,
  )
}

/** Somebody: a diamond over two shoulders cut at 45 degrees. `size` is the height in px. */
export function person(x: number, y: number, size: number, head: string, coat: string): string {
  const unit = size / 10
  return (
    diamond(x, y + unit * 2.6, unit * 2.6, head) +
    path(
      `M${x - unit * 2} ${y + unit * 6}H${x + unit * 2}L${x + unit * 4} ${y + unit * 8}V${y + size}H${x - unit * 4}V${y + unit * 8}Z`,
      coat,
    )
  )
}

/** 45-degree hatching inside a rectangle. */
export function hatch(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: string,
  gap = 10,
  weight = 2,
): string {
  const count = Math.ceil((width + height) / gap)
  const strokes = repeat(count, (index) => {
    const start = x + (index + 0.5) * gap
    return `M${start} ${y}L${start - height} ${y + height}`
  })
  return crop(x, y, width, height, line(strokes, stroke, weight))
}

/** An envelope with its flap folded to the middle. */
export function envelope(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  stroke: string = colour.ink,
): string {
  const reach = Math.min(width / 2, height * 0.6)
  const flap = `M${x} ${y}L${x + reach} ${y + reach}H${x + width - reach}L${x + width} ${y}`
  return box(x, y, width, height, fill, stroke) + line(flap, stroke, 2)
}

/** A parcel with tape across it. */
export function parcel(x: number, y: number, size: number, fill: string, tape: string): string {
  return box(x, y, size, size, fill) + rect(x + size * 0.4, y, size * 0.2, size, tape)
}
