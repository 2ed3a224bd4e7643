import { copyDrawing } from '#app/motion/copy-drawing.ts'
import { whenSplashDone } from '#app/shell/splash/splash-done.ts'
import { cutAt, joined, type Line, lengthOf, lineOf, pathOf, timesAlong } from './map-lines.ts'

const PLAY_MS = 4200
/** A token from one end of the map to the other, along a straight line. */
const CROSSING_MS = 1450
const STAGGER_MS = 80
/** Seen whole for so long at least. */
const WHOLE_MS = 1200
/** Between a rail that fails and the line that switches, and what either takes to be seen. */
const FAILED_MS = 520
const CHANGE_MS = 240
const SVG = 'http://www.w3.org/2000/svg'

/** A line of the map in the shapes that draw it. */
type Lane = { line: Line; shapes: SVGPathElement[]; stroke: string }

/**
 * Plays a system drawing once: tokens set out along the lines, a rail fails, its line switches, and those who set out
 * then all arrive. It ends as the drawing that it was played over. Returns what ends it earlier.
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
    await copy.show(PLAY_MS, () => setOff(copy.svg))
  }
  play().catch((error: unknown) => {
    // It was ended before its end.
    if (!isStopped) console.warn(error)
  })
  return () => {
    isStopped = true
    stop()
  }
}

const parts = (svg: SVGSVGElement, name: string) => [
  ...svg.querySelectorAll<SVGGraphicsElement>(`[data-part="${name}"]`),
]

const middleOf = (shape: SVGGraphicsElement) => {
  const { x, y, width, height } = shape.getBBox()
  return [x + width / 2, y + height / 2] as const
}

/** Lines that go on where another ends are one. */
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

function setOff(svg: SVGSVGElement) {
  const lanes = lanesOf(svg)
  const [first] = lanes
  const [switchPoint] = parts(svg, 'switch-point')
  if (!first || !switchPoint) return
  const { width, height } = svg.viewBox.baseVal
  const speed = Math.max(width, height) / CROSSING_MS
  /** Beneath the stations and the sheets, as the lines are. */
  const road = first.shapes[0]?.parentNode?.appendChild(document.createElementNS(SVG, 'g'))
  if (!road) return
  const send = (lane: Lane, line: Line, start: number) =>
    road.append(token(lane.stroke, timesAlong(line), start, lengthOf(line) / speed))
  /** Those that begin further along are reached later. */
  const lead = ({ line: [start = [0, 0]] }: Lane) =>
    (width > height ? start[0] : start[1]) / speed - 120

  const at = middleOf(switchPoint)
  const failing = lanes.findLast(({ line }) => cutAt(line, at).distance < 2)
  let failsAt = 0
  if (failing)
    failsAt = failRail(svg, failing, at, (line, start) => send(failing, line, start), speed)
  for (const [index, lane] of lanes.entries()) {
    if (lane !== failing) send(lane, lane.line, lead(lane) + index * STAGGER_MS)
  }

  const longest = Math.max(...lanes.map((lane) => lead(lane) + lengthOf(lane.line) / speed))
  const again = PLAY_MS - CHANGE_MS - longest - (lanes.length - 1) * STAGGER_MS
  for (const [index, lane] of lanes.entries()) {
    send(lane, lane.line, Math.max(failsAt, again) + lead(lane) + index * STAGGER_MS)
  }
  for (const packet of parts(svg, 'packet')) fade(packet, PLAY_MS - CHANGE_MS, true)
}

/** Lets the rail of a lane fail under its first token, and the lane switch; answers when it fails, ms. */
function failRail(
  svg: SVGSVGElement,
  lane: Lane,
  at: readonly [number, number],
  send: (line: Line, start: number) => void,
  speed: number,
): number {
  const { before, after } = cutAt(lane.line, at)
  const [lost] = parts(svg, 'lost')
  const [cross] = parts(svg, 'cross')
  const way = lost ? lineOf(lost.getAttribute('d') ?? '') : []
  // A rail that leads to the switch is given up for the one that comes in there.
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

  for (const station of parts(svg, 'missing')) {
    const whole = station.cloneNode() as SVGGraphicsElement
    whole.setAttribute('fill', lane.stroke)
    whole.setAttribute('stroke', 'none')
    station.after(whole)
    fade(whole, failsAt, false)
  }
  for (const mark of [lost, cross]) if (mark) fade(mark, failsAt, true, CHANGE_MS / 2)
  const [point] = parts(svg, 'switch-point')
  if (point) fade(point, failsAt + FAILED_MS - CHANGE_MS, true)
  return failsAt
}

/** Something on its way, seen only while it is. */
function token(
  stroke: string,
  stops: ReturnType<typeof timesAlong>,
  start: number,
  duration: number,
): SVGGElement {
  const group = document.createElementNS(SVG, 'g')
  group.style.opacity = '0'
  for (const [size, fill] of [
    [10, '#fffdf8'],
    [5, stroke],
  ] as const) {
    const shape = document.createElementNS(SVG, 'path')
    shape.setAttribute('d', `M0 ${-size}L${size} 0L0 ${size}L${-size} 0Z`)
    shape.setAttribute('fill', fill)
    group.append(shape)
  }
  const move = stops.map(({ x, y, offset }) => ({ offset, transform: `translate(${x}px, ${y}px)` }))
  group.animate(move, { duration, delay: start })
  group.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.06, 0.94, 1] }, { duration, delay: start })
  return group
}
