import { type AnyKite, place } from '../kites/kite.ts'
import { colour } from '../palette.ts'
import {
  DASH_DOT,
  drawDiamond,
  drawLine,
  drawPath,
  drawRect,
  formatNumber,
  group,
  renderSvg,
} from '../svg.ts'
import { type Bend, createLane, getLevel, type Lane, type Point } from './lane.ts'

const FOLD = 22

/** A paper with its top right corner folded over; corners in drawing coordinates. */
function drawFoldedPaper(left: number, top: number, right: number, bottom: number): string {
  const foldX = formatNumber(right - FOLD)
  const foldY = formatNumber(top + FOLD)
  return (
    drawPath(
      `M${formatNumber(left)} ${formatNumber(top)}H${foldX}L${formatNumber(right)} ${foldY}V${formatNumber(bottom)}H${formatNumber(left)}Z`,
      colour.paper,
    ) + drawPath(`M${foldX} ${formatNumber(top)}V${foldY}H${formatNumber(right)}Z`, colour.haldi)
  )
}

/** Wide is 1240 by 420 for a full-bleed strip, tall is its upright twin, 420 by 900, for phones. */
type Orientation = 'wide' | 'tall'

/** One service's system drawing. */
export type Ledger = (orientation: Orientation) => string

/** The colour of a shape on paper, and the same hue as a line on night. */
export const LINE = {
  rani: colour.raniNight,
  haldi: colour.haldiNight,
  kesar: colour.kesarNight,
  firozi: colour.firoziNight,
} as const

/** Where the rows of a four-line sheet lie, across the flow. */
export const ROWS = [117, 179, 241, 303] as const
/** The middle of the drawing, across the flow. */
const AXIS = 210
const BREADTH = 420
const SHEET_TOP = 76
const SHEET_FOOT = 344

/**
 * Shared shapes of all system drawings, in one orientation. The site animates some parts by their `data-part`
 * (apps/web/src/pages/ledger/play-map.ts).
 */
export class Plan {
  readonly tall: boolean
  /** Centres of the five stations along the flow; in the wide drawing, those of five equal columns. */
  readonly stations: readonly [number, number, number, number, number]
  /** Where the first sheet ends and the last one begins, along the flow. */
  readonly start: number
  readonly end: number
  private readonly sheetHalf: number
  private readonly length: number

  constructor(orientation: Orientation) {
    this.tall = orientation === 'tall'
    this.stations = this.tall ? [70, 260, 450, 640, 830] : [124, 372, 620, 868, 1116]
    this.sheetHalf = this.tall ? 52 : 62
    this.length = this.tall ? 900 : 1240
    this.start = this.stations[0] + this.sheetHalf
    this.end = this.stations[4] - this.sheetHalf
  }

  /** A value for each orientation: room along the flow is scarcer when tall. */
  pick<T>(wide: T, tall: T): T {
    return this.tall ? tall : wide
  }

  /** Drawing coordinates of a place. */
  at(u: number, v: number): readonly [x: number, y: number] {
    return this.tall ? [v, u] : [u, v]
  }

  private outline(points: readonly Point[]): string {
    return `M${points.map(([u, v]) => this.at(u, v).map(formatNumber).join(' ')).join('L')}`
  }

  /** A rectangle about its middle: `length` along the flow, `breadth` across it. */
  box(
    u: number,
    v: number,
    length: number,
    breadth: number,
    fill: string,
    attributes = '',
  ): string {
    const [x, y] = this.at(u - length / 2, v - breadth / 2)
    const [width, height] = this.at(length, breadth)
    return drawRect(x, y, width, height, fill, attributes)
  }

  /** An open line through the given places. */
  thread(points: readonly Point[], stroke: string, width = 5, attributes = ''): string {
    return drawLine(this.outline(points), stroke, width, attributes)
  }

  diamond(u: number, v: number, r: number, fill: string, attributes = ''): string {
    return drawDiamond(...this.at(u, v), r, fill, attributes)
  }

  /** A line along the flow at level `v`. */
  straight(
    from: number,
    to: number,
    v: number,
    stroke: string,
    width = 5,
    attributes = '',
  ): string {
    return this.thread(
      [
        [from, v],
        [to, v],
      ],
      stroke,
      width,
      attributes,
    )
  }

  /** A lane from the first sheet, at level `v`, to the last one or to `end`. */
  run(stroke: string, v: number, turns: readonly Bend[], end = this.end): Lane {
    return createLane(stroke, [this.start, v], turns, end)
  }

  lanes(lanes: readonly Lane[], width = 5): string {
    const threads = lanes.map((lane) => this.thread(lane.points, lane.stroke, width))
    return group('data-part="lanes"', threads.join(''))
  }

  /** A packet on a lane. */
  packet(lane: Lane, u: number): string {
    const v = getLevel(lane, u)
    const shapes = this.diamond(u, v, 9, colour.paper) + this.diamond(u, v, 4.5, lane.stroke)
    return group('data-part="packet"', shapes)
  }

  /** The place where the exception leaves its lane. */
  switchPoint(u: number, v: number, fill: string): string {
    const shapes = this.diamond(u, v, 15, colour.paper) + this.diamond(u, v, 8, fill)
    return group('data-part="switch-point"', shapes)
  }

  /** The two centre lines of the kite at `u`; they lie under every lane. */
  axes(u: number, size: number): string {
    return (
      this.thread(
        [
          [u - size - 40, AXIS],
          [u + size + 40, AXIS],
        ],
        colour.nightLine,
        1,
        DASH_DOT,
      ) +
      this.thread(
        [
          [u, AXIS - size - 60],
          [u, AXIS + size + 60],
        ],
        colour.nightLine,
        1,
        DASH_DOT,
      )
    )
  }

  /** The service's own kite; `size` is half its diagonal. */
  node(kite: AnyKite, u: number, size: number): string {
    return place(kite, ...this.at(u, AXIS), size, 0, { tail: false, on: 'night' })
  }

  /** The first or the last paper sheet, with its title bar and a hairline between its rows. */
  sheet(station: 0 | 4, rules: readonly number[] = [148, 210, 272]): string {
    const u = this.stations[station]
    const [left, top] = this.at(u - this.sheetHalf, SHEET_TOP)
    const [right, bottom] = this.at(u + this.sheetHalf, SHEET_FOOT)
    return (
      drawFoldedPaper(left, top, right, bottom) +
      drawRect(left + 14, top + 13, 44, 7, colour.ink) +
      rules.map((v) => this.rule(station, v)).join('')
    )
  }

  private rule(station: 0 | 4, v: number): string {
    const [from, length] = this.column(station)
    return this.box(from + length / 2, v, length, 1.5, colour.rule)
  }

  /** Where the entries of a sheet begin along the flow, and the room they have. */
  column(station: 0 | 4): readonly [from: number, length: number] {
    const from = this.stations[station] - this.sheetHalf
    return this.pick<readonly [number, number]>([from + 16, 92], [from + 30, 58])
  }

  /** A row at which a lane starts: a block of colour. */
  entry(v: number, fill: string, share = 0.66): string {
    const [from, length] = this.column(0)
    return this.box(from + (length * share) / 2, v, length * share, 22, fill)
  }

  /** One entry for each of the four rows. */
  entries(colours: readonly string[]): string {
    return ROWS.map((v, row) => this.entry(v, colours[row] ?? colour.rule)).join('')
  }

  /** A row at which a lane ends: its colour and a written line. */
  posting(v: number, fill: string, share: number): string {
    const [from, length] = this.column(4)
    const block = this.pick(22, 18)
    const room = length - block - 8
    return (
      this.box(from + block / 2, v, block, 22, fill) +
      this.box(from + block + 8 + (room * share) / 2, v, room * share, 6, colour.ink)
    )
  }

  /** One posting for each of the four rows. */
  postings(rows: readonly (readonly [fill: string, share: number])[]): string {
    return ROWS.map((v, row) => this.posting(v, ...(rows[row] ?? [colour.rule, 1]))).join('')
  }

  /** The double rule under a total, at the foot of the last sheet. */
  total(): string {
    const [x, y] = this.pick([this.column(4)[0], 326], [SHEET_TOP + 16, this.length - 30])
    const width = this.pick(92, SHEET_FOOT - SHEET_TOP - 32)
    return drawRect(x, y, width, 2.5, colour.ink) + drawRect(x, y + 5, width, 2.5, colour.ink)
  }

  /** The finished drawing: night, blueprint grid, centre line and the parts, back to front. */
  drawing(parts: readonly string[]): string {
    const step = this.pick(62, 63.33)
    const grid: string[] = []
    for (let u = this.stations[0] % step; u < this.length; u += step) {
      grid.push(
        this.outline([
          [u, 0],
          [u, BREADTH],
        ]),
      )
    }
    for (let v = AXIS % 60; v < BREADTH; v += 60)
      grid.push(
        this.outline([
          [0, v],
          [this.length, v],
        ]),
      )
    const [width, height] = this.at(this.length, BREADTH)
    return renderSvg(
      width,
      height,
      drawRect(0, 0, width, height, colour.night) +
        drawLine(grid.join(''), colour.nightRule, 1, 'opacity=".55"') +
        this.thread(
          [
            [0, AXIS],
            [this.length, AXIS],
          ],
          colour.nightLine,
          1,
          DASH_DOT,
        ) +
        parts.join(''),
    )
  }
}
