import { copyDrawing } from '#app/motion/copy-drawing.ts'
import { runAfterSplash } from '#app/shell/splash/run-after-splash.ts'

const PLAY_MS = 4200
/** A token from one end of the map to the other, along a straight line. */
const CROSSING_MS = 1450
const STAGGER_MS = 80
/** Minimum time that the whole map is shown. */
const FULL_MS = 1200
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
      stop = runAfterSplash(resolve)
    })
    const copy = await copyDrawing(image)
    if (!copy || isStopped) return
    stop = copy.remove
    await copy.show(PLAY_MS, () => startTokens(copy.svg, copy.box, copy.remove))
  }
  play().catch((error: unknown) => {
    // Stopping it rejects too, also when its page leaves, which is before the stop.
    if (!isStopped && image.isConnected) console.warn(error)
  })
  return () => {
    isStopped = true
    stop()
  }
}

const findParts = (drawing: Element, name: string) => [
  ...drawing.querySelectorAll<SVGGraphicsElement>(`[data-part="${name}"]`),
]

const getCentre = (shape: SVGGraphicsElement) => {
  const { x, y, width, height } = shape.getBBox()
  return [x + width / 2, y + height / 2] as const
}

/** Joins lines that continue where another ends. */
function findLanes(svg: SVGSVGElement): Lane[] {
  const lanes: Lane[] = []
  const shapes = findParts(svg, 'lanes').flatMap((part) =>
    part instanceof SVGPathElement ? [part] : [...part.querySelectorAll('path')],
  )
  for (const shape of shapes) {
    const stroke = shape.getAttribute('stroke') ?? ''
    const line = parseLine(shape.getAttribute('d') ?? '')
    const previous = lanes.find((lane) => lane.stroke === stroke && isJoined(lane.line, line))
    if (previous) {
      previous.line = [...previous.line, ...line.slice(1)]
      previous.shapes.push(shape)
    } else lanes.push({ line, stroke, shapes: [shape] })
  }
  return lanes
}

function animateOpacity(shape: Element, at: number, shows: boolean, length = CHANGE_MS) {
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
function extractOverlay(svg: SVGSVGElement): SVGSVGElement {
  const above = svg.cloneNode(true) as SVGSVGElement
  const [line] = findParts(svg, 'lanes').slice(-1)
  const [lineAbove] = findParts(above, 'lanes').slice(-1)
  if (!line || !lineAbove) return above
  for (const part of svg.querySelectorAll('*')) if (isAfter(part, line)) part.remove()
  for (const part of above.querySelectorAll('*')) if (isAfter(lineAbove, part)) part.remove()
  lineAbove.remove()
  return above
}

/** Puts tokens on a drawing, at its scale. They are placed in pixels: `end` is called when it gets another size. */
function createTokenLayer(svg: SVGSVGElement, container: HTMLElement, end: () => void) {
  const matrix = svg.getScreenCTM()
  if (!matrix) throw new Error('The drawing is not in the page')
  const { left, top, width, height } = container.getBoundingClientRect()
  const resized = new ResizeObserver(([entry]) => {
    const now = entry?.contentRect
    if (!now || (Math.abs(now.width - width) < 1 && Math.abs(now.height - height) < 1)) return
    resized.disconnect()
    end()
  })
  resized.observe(container)
  return (stroke: string, line: Line, start: number, duration: number) => {
    const token = createToken(stroke, matrix.a)
    const move = getKeyframes(line).map(({ x, y, offset }) => {
      const point = new DOMPoint(x, y).matrixTransform(matrix)
      return { offset, transform: `translate(${point.x - left}px, ${point.y - top}px)` }
    })
    token.animate(move, { duration, delay: start })
    token.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.06, 0.94, 1] }, { duration, delay: start })
    svg.after(token)
  }
}

function startTokens(svg: SVGSVGElement, container: HTMLElement, end: () => void) {
  const lanes = findLanes(svg)
  const [switchPoint] = findParts(svg, 'switch-point')
  if (lanes.length === 0 || !switchPoint) return
  const at = getCentre(switchPoint)
  const { width, height } = svg.viewBox.baseVal
  const speed = Math.max(width, height) / CROSSING_MS
  container.append(extractOverlay(svg))
  const addToken = createTokenLayer(svg, container, end)
  const send = (lane: Lane, line: Line, start: number) =>
    addToken(lane.stroke, line, start, getLength(line) / speed)
  /** Lanes that begin further along start later. */
  const getStartDelay = ({ line: [start = [0, 0]] }: Lane) =>
    (width > height ? start[0] : start[1]) / speed - 120

  const failing = lanes.findLast(({ line }) => splitLine(line, at).distance < 2)
  let failsAt = 0
  if (failing)
    failsAt = failRail(container, failing, at, (line, start) => send(failing, line, start), speed)
  for (const [index, lane] of lanes.entries()) {
    if (lane !== failing) send(lane, lane.line, getStartDelay(lane) + index * STAGGER_MS)
  }

  const longest = Math.max(
    ...lanes.map((lane) => getStartDelay(lane) + getLength(lane.line) / speed),
  )
  const secondStart = PLAY_MS - CHANGE_MS - longest - (lanes.length - 1) * STAGGER_MS
  for (const [index, lane] of lanes.entries()) {
    send(lane, lane.line, Math.max(failsAt, secondStart) + getStartDelay(lane) + index * STAGGER_MS)
  }
  for (const packet of findParts(container, 'packet'))
    animateOpacity(packet, PLAY_MS - CHANGE_MS, true)
}

/** Makes the rail of a lane fail under its first token, and the lane switch. Returns the time of the failure, ms. */
function failRail(
  drawing: Element,
  lane: Lane,
  at: readonly [number, number],
  send: (line: Line, start: number) => void,
  speed: number,
): number {
  const { before, after } = splitLine(lane.line, at)
  const [lost] = findParts(drawing, 'lost')
  const [cross] = findParts(drawing, 'cross')
  const incomingLine = lost ? parseLine(lost.getAttribute('d') ?? '') : []
  // A rail to the switch is replaced by the incoming one.
  const isEntering = isJoined(incomingLine, [at])
  const old = isEntering
    ? [...incomingLine, ...after.slice(1)]
    : [...before, ...incomingLine.slice(1)]
  const [kept, switched] = isEntering ? [after, before] : [before, after]

  const until = cross ? splitLine(isEntering ? before : old, getCentre(cross)).before : old
  const journey = getLength(until) > 0 ? until : old
  const failsAt = Math.max(FULL_MS, getLength(journey) / speed)
  send(journey, failsAt - getLength(journey) / speed)

  const [shape] = lane.shapes
  const draw = (line: Line) => {
    const pathShape = shape?.cloneNode() as SVGPathElement
    pathShape.setAttribute('d', formatPath(line))
    shape?.before(pathShape)
    return pathShape
  }
  if (kept.length > 1) draw(kept)
  if (switched.length > 1) animateOpacity(draw(switched), failsAt + FAILED_MS, true)
  if (incomingLine.length > 1) animateOpacity(draw(incomingLine), failsAt, false)
  for (const hidden of lane.shapes) hidden.style.opacity = '0'

  for (const station of findParts(drawing, 'missing')) {
    const fullStation = station.cloneNode() as SVGGraphicsElement
    fullStation.setAttribute('fill', lane.stroke)
    fullStation.setAttribute('stroke', 'none')
    station.after(fullStation)
    animateOpacity(fullStation, failsAt, false)
  }
  for (const mark of [lost, cross]) if (mark) animateOpacity(mark, failsAt, true, CHANGE_MS / 2)
  const [point] = findParts(drawing, 'switch-point')
  if (point) animateOpacity(point, failsAt + FAILED_MS - CHANGE_MS, true)
  return failsAt
}

/** A moving token, hidden at rest: its centre is at the corner of its position. */
function createToken(stroke: string, scale: number): SVGSVGElement {
  const token = document.createElementNS(SVG, 'svg')
  token.setAttribute('viewBox', '-10 -10 20 20')
  const size = `${20 * scale}px`
  const offset = `${-10 * scale}px`
  Object.assign(token.style, { position: 'absolute', left: offset, top: offset, opacity: '0' })
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
export function parseLine(outline: string): Line {
  const numbers = [...outline.matchAll(/-?[\d.]+/g)].map(Number)
  return Array.from(
    { length: numbers.length / 2 },
    (_, index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0],
  )
}

export const formatPath = (line: Line) => `M${line.map((point) => point.join(' ')).join('L')}`

const getDistance = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x2 - x, y2 - y)

export const getLength = (line: Line) =>
  line.slice(1).reduce((sum, point, index) => sum + getDistance(line[index] ?? point, point), 0)

/** Whether `next` starts where `line` ends. */
export function isJoined(line: Line, next: Line): boolean {
  const [end, start] = [line.at(-1), next[0]]
  return end !== undefined && start !== undefined && getDistance(end, start) < 1
}

/** Cuts a line at its position nearest to a point; returns the distance between them too. */
export function splitLine(line: Line, [x, y]: Point) {
  let nearest = { before: line, after: line.slice(-1), distance: Infinity }
  for (const [index, [x2, y2]] of line.entries()) {
    const [x1, y1] = line[index - 1] ?? [x2, y2]
    const [dx, dy] = [x2 - x1, y2 - y1]
    const share = ((x - x1) * dx + (y - y1) * dy) / (dx ** 2 + dy ** 2 || 1)
    const within = Math.max(0, Math.min(1, share))
    const nearestPoint: Point = [x1 + within * dx, y1 + within * dy]
    const distance = getDistance(nearestPoint, [x, y])
    if (distance >= nearest.distance) continue
    nearest = {
      before: [...line.slice(0, index), nearestPoint],
      after: [nearestPoint, ...line.slice(index)],
      distance,
    }
  }
  return nearest
}

/** The corners of a line, each with the share of the length before it: keyframes at an even speed. */
export function getKeyframes(line: Line) {
  const total = getLength(line) || 1
  return line.map(([x, y], index) => ({
    x,
    y,
    offset: Math.min(1, getLength(line.slice(0, index + 1)) / total),
  }))
}
