import { copyDrawing } from '#app/motion/copy-drawing.ts'
import { whenSplashDone } from '#app/shell/splash/splash-done.ts'

const PLAY_MS = 4200
/** A token from one end of the map to the other, along a straight line. */
const CROSSING_MS = 1450
const STAGGER_MS = 80
/** Minimum time that the whole map is shown. */
const WHOLE_MS = 1200
/** Pause between a failing rail and the switching line, and the duration of each. */
const FAILED_MS = 520
const CHANGE_MS = 240
const SVG = 'http://www.w3.org/2000/svg'

/** A line of the map in the shapes that draw it. */
type Lane = { line: Line; shapes: SVGPathElement[]; stroke: string }

/**
 * Plays a system drawing once: tokens move along the lines, a rail fails, its line switches, and all later tokens
 * arrive. The last frame equals the image below it. Returns a function that stops it.
 */
export function playMap(image: HTMLImageElement): () => void {
  let isStopped = false
  let stop = () => {}
  const play = async () => {
    await new Promise<void>((resolve) => {
      stop = whenSplashDone(resolve)
    })
    const copy = await copyDrawing(image)
    if (!copy || isStopped) return
    stop = copy.remove
    await copy.show(PLAY_MS, () => setOff(copy.svg, copy.place, copy.remove))
  }
  play().catch((error: unknown) => {
    // Stopping it rejects too.
    if (!isStopped) console.warn(error)
  })
  return () => {
    isStopped = true
    stop()
  }
}

const parts = (drawing: Element, name: string) => [
  ...drawing.querySelectorAll<SVGGraphicsElement>(`[data-part="${name}"]`),
]

const middleOf = (shape: SVGGraphicsElement) => {
  const { x, y, width, height } = shape.getBBox()
  return [x + width / 2, y + height / 2] as const
}

/** Joins lines that continue where another ends. */
function lanesOf(svg: SVGSVGElement): Lane[] {
  const lanes: Lane[] = []
  const shapes = parts(svg, 'lanes').flatMap((part) =>
    part instanceof SVGPathElement ? [part] : [...part.querySelectorAll('path')],
  )
  for (const shape of shapes) {
    const stroke = shape.getAttribute('stroke') ?? ''
    const line = lineOf(shape.getAttribute('d') ?? '')
    const before = lanes.find((lane) => lane.stroke === stroke && joined(lane.line, line))
    if (before) {
      before.line = [...before.line, ...line.slice(1)]
      before.shapes.push(shape)
    } else lanes.push({ line, stroke, shapes: [shape] })
  }
  return lanes
}

function fade(shape: Element, at: number, shows: boolean, length = CHANGE_MS) {
  const shown = getComputedStyle(shape).opacity
  shape.animate(
    { opacity: shows ? ['0', shown] : [shown, '0'] },
    { duration: length, delay: at, fill: 'both' },
  )
}

/** Whether a part is drawn after another one, and not inside it. */
const isAfter = (part: Element, other: Element) =>
  (other.compareDocumentPosition(part) &
    (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) ===
  Node.DOCUMENT_POSITION_FOLLOWING

/** Moves the parts above the lines out of a drawing and returns them: tokens move between the two. */
function takeAbove(svg: SVGSVGElement): SVGSVGElement {
  const above = svg.cloneNode(true) as SVGSVGElement
  const [line] = parts(svg, 'lanes').slice(-1)
  const [lineAbove] = parts(above, 'lanes').slice(-1)
  if (!line || !lineAbove) return above
  for (const part of svg.querySelectorAll('*')) if (isAfter(part, line)) part.remove()
  for (const part of above.querySelectorAll('*')) if (isAfter(lineAbove, part)) part.remove()
  lineAbove.remove()
  return above
}

/** Puts tokens on a drawing, at its scale. They are placed in pixels: `end` is called when it gets another size. */
function tokensOn(svg: SVGSVGElement, place: HTMLElement, end: () => void) {
  const matrix = svg.getScreenCTM()
  if (!matrix) throw new Error('The drawing is not in the page')
  const { left, top, width, height } = place.getBoundingClientRect()
  const resized = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect
    if (!now || (Math.abs(now.width - width) < 1 && Math.abs(now.height - height) < 1)) return
    resized.disconnect()
    end()
  })
  resized.observe(place)
  return (stroke: string, line: Line, start: number, duration: number) => {
    const token = tokenOf(stroke, matrix.a)
    const move = timesAlong(line).map(({ x, y, offset }) => {
      const point = new DOMPoint(x, y).matrixTransform(matrix)
      return { offset, transform: `translate(${point.x - left}px, ${point.y - top}px)` }
    })
    token.animate(move, { duration, delay: start })
    token.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.06, 0.94, 1] }, { duration, delay: start })
    svg.after(token)
  }
}

function setOff(svg: SVGSVGElement, place: HTMLElement, end: () => void) {
  const lanes = lanesOf(svg)
  const [switchPoint] = parts(svg, 'switch-point')
  if (lanes.length === 0 || !switchPoint) return
  const at = middleOf(switchPoint)
  const { width, height } = svg.viewBox.baseVal
  const speed = Math.max(width, height) / CROSSING_MS
  place.append(takeAbove(svg))
  const addToken = tokensOn(svg, place, end)
  const send = (lane: Lane, line: Line, start: number) =>
    addToken(lane.stroke, line, start, lengthOf(line) / speed)
  /** Lanes that begin further along start later. */
  const lead = ({ line: [start = [0, 0]] }: Lane) =>
    (width > height ? start[0] : start[1]) / speed - 120

  const failing = lanes.findLast(({ line }) => cutAt(line, at).distance < 2)
  let failsAt = 0
  if (failing)
    failsAt = failRail(place, failing, at, (line, start) => send(failing, line, start), speed)
  for (const [index, lane] of lanes.entries()) {
    if (lane !== failing) send(lane, lane.line, lead(lane) + index * STAGGER_MS)
  }

  const longest = Math.max(...lanes.map((lane) => lead(lane) + lengthOf(lane.line) / speed))
  const again = PLAY_MS - CHANGE_MS - longest - (lanes.length - 1) * STAGGER_MS
  for (const [index, lane] of lanes.entries()) {
    send(lane, lane.line, Math.max(failsAt, again) + lead(lane) + index * STAGGER_MS)
  }
  for (const packet of parts(place, 'packet')) fade(packet, PLAY_MS - CHANGE_MS, true)
}

/** Makes the rail of a lane fail under its first token, and the lane switch. Returns the time of the failure, ms. */
function failRail(
  drawing: Element,
  lane: Lane,
  at: readonly [number, number],
  send: (line: Line, start: number) => void,
  speed: number,
): number {
  const { before, after } = cutAt(lane.line, at)
  const [lost] = parts(drawing, 'lost')
  const [cross] = parts(drawing, 'cross')
  const way = lost ? lineOf(lost.getAttribute('d') ?? '') : []
  // A rail to the switch is replaced by the incoming one.
  const comesIn = joined(way, [at])
  const old = comesIn ? [...way, ...after.slice(1)] : [...before, ...way.slice(1)]
  const [kept, taken] = comesIn ? [after, before] : [before, after]

  const until = cross ? cutAt(comesIn ? before : old, middleOf(cross)).before : old
  const journey = lengthOf(until) > 0 ? until : old
  const failsAt = Math.max(WHOLE_MS, lengthOf(journey) / speed)
  send(journey, failsAt - lengthOf(journey) / speed)

  const [shape] = lane.shapes
  const draw = (line: Line) => {
    const drawn = shape?.cloneNode() as SVGPathElement
    drawn.setAttribute('d', pathOf(line))
    shape?.before(drawn)
    return drawn
  }
  if (kept.length > 1) draw(kept)
  if (taken.length > 1) fade(draw(taken), failsAt + FAILED_MS, true)
  if (way.length > 1) fade(draw(way), failsAt, false)
  for (const hidden of lane.shapes) hidden.style.opacity = '0'

  for (const station of parts(drawing, 'missing')) {
    const whole = station.cloneNode() as SVGGraphicsElement
    whole.setAttribute('fill', lane.stroke)
    whole.setAttribute('stroke', 'none')
    station.after(whole)
    fade(whole, failsAt, false)
  }
  for (const mark of [lost, cross]) if (mark) fade(mark, failsAt, true, CHANGE_MS / 2)
  const [point] = parts(drawing, 'switch-point')
  if (point) fade(point, failsAt + FAILED_MS - CHANGE_MS, true)
  return failsAt
}

/** A moving token, hidden at rest: its middle is at the corner of its place. */
function tokenOf(stroke: string, scale: number): SVGSVGElement {
  const token = document.createElementNS(SVG, 'svg')
  token.setAttribute('viewBox', '-10 -10 20 20')
  const size = `${20 * scale}px`
  const middle = `${-10 * scale}px`
  Object.assign(token.style, { position: 'absolute', left: middle, top: middle, opacity: '0' })
  Object.assign(token.style, { width: size, height: size })
  for (const [reach, fill] of [
    [10, '#fffdf8'],
    [5, stroke],
  ] as const) {
    const shape = document.createElementNS(SVG, 'path')
    shape.setAttribute('d', `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`)
    shape.setAttribute('fill', fill)
    token.append(shape)
  }
  return token
}

type Point = readonly [x: number, y: number]

/** A line of a system drawing: open, with corners only, in units of the drawing. */
type Line = readonly Point[]

/** Reads the outline of a line, "M0 0L10 10". */
export function lineOf(outline: string): Line {
  const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(Number)
  return Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0],
  )
}

export const pathOf = (line: Line) => `M${line.map((point) => point.join(' ')).join('L')}`

const between = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x2 - x, y2 - y)

export const lengthOf = (line: Line) =>
  line.slice(1).reduce((sum, point, index) => sum + between(line[index] ?? point, point), 0)

/** Whether `next` starts where `line` ends. */
export function joined(line: Line, next: Line): boolean {
  const [end, start] = [line.at(-1), next[0]]
  return end !== undefined && start !== undefined && between(end, start) < 1
}

/** Cuts a line at its place that is nearest to a point, and says how far that is. */
export function cutAt(line: Line, [x, y]: Point) {
  let nearest = { before: line, after: line.slice(-1), distance: Infinity }
  for (const [index, [x2, y2]] of line.entries()) {
    const [x1, y1] = line[index - 1] ?? [x2, y2]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const share = ((x - x1) * dx + (y - y1) * dy) / (dx ** 2 + dy ** 2 || 1)
    const within = Math.max(0, Math.min(1, share))
    const place: Point = [x1 + within * dx, y1 + within * dy]
    const distance = between(place, [x, y])
    if (distance >= nearest.distance) continue
    nearest = {
      before: [...line.slice(0, index), place],
      after: [place, ...line.slice(index)],
      distance,
    }
  }
  return nearest
}

/** The corners of a line, each with the share of the length before it: keyframes at an even speed. */
export function timesAlong(line: Line) {
  const whole = lengthOf(line) || 1
  return line.map(([x, y], index) => ({
    x,
    y,
    offset: Math.min(1, lengthOf(line.slice(0, index + 1)) / whole),
  }))
}
