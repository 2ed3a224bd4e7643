import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { crop, diamond, path, rect } from '../svg.ts'
import { AXIS, type Ledger, LINE, Plan, ROWS } from './grammar.ts'
import { type Lane, layLane, leave, reach } from './lane.ts'
import { appIcon, browser, invoice, letter } from './pictograms.ts'

/** Where the four fronts hang across the flow, and the way round the last one. */
const FRONTS = [81, 161, 241, 321] as const
const BYPASS = 380
const BREADTH = 72

/** A line without our core is an empty sleeve; with it, the sleeve is filled. */
function sleeves(plan: Plan, lanes: readonly Lane[], core: string): string {
  return plan.lanes(lanes, 13) + lanes.map((lane) => plan.thread(lane.points, core, 5)).join('')
}

/** A brand's tissue and mark: a diamond, a square or a pennant. */
function brand(plan: Plan, u: number, v: number, tissue: string, mark: 0 | 1 | 2): string {
  const [x, y] = plan.at(u, v)
  const marks = [
    diamond(x, y, 10, colour.paper),
    rect(x - 8, y - 8, 16, 16, colour.paper),
    path(`M${x - 10} ${y + 8}V${y - 12}L${x + 10} ${y + 8}Z`, colour.paper),
  ] as const
  return rect(x - 22, y - 22, 44, 44, tissue) + marks[mark]
}

/** One core seen through four fronts in four colours; the one not yet live is passed by. */
export const whiteLabelSolutions: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, , core] = plan.stations
  const { end } = plan
  const span = plan.pick(164, 124)
  const inBy = plan.pick(268, 178)
  const carriers = plan.pick(868, 654)
  const turn = plan.pick(372, 240)

  const before = [
    plan.run(LINE.rani, ROWS[0], [reach(inBy, FRONTS[0])], core),
    plan.run(LINE.haldi, ROWS[1], [reach(inBy, FRONTS[1])], core),
    plan.run(LINE.firozi, ROWS[2], [reach(inBy, FRONTS[2])], core),
    plan.run(LINE.kesar, ROWS[3], [
      reach(inBy, FRONTS[3]),
      leave(turn, BYPASS),
      reach(end - 12, ROWS[3]),
    ]),
  ]
  const after = [
    layLane(LINE.rani, [core, FRONTS[0]], [reach(end - 12, ROWS[0])], end),
    layLane(LINE.haldi, [core, FRONTS[1]], [reach(end - 12, ROWS[1])], end),
    layLane(LINE.firozi, [core, FRONTS[2]], [reach(end - 12, ROWS[2])], end),
  ]

  /** A front: its own bar and ground, and whatever of the core lies behind it. */
  const seenThrough = (v: number, seen: string) => {
    const [x, y] = plan.at(core - span, v - BREADTH / 2)
    const [width, height] = plan.at(span * 2, BREADTH)
    return { x, y, width, height, core: crop(x, y, width, height, seen) }
  }
  const inside = place('white-label-solutions', ...plan.at(core, AXIS), 160, 0, {
    tail: false,
    spar: 0.7,
  })
  const drawn = place('white-label-solutions', ...plan.at(core, AXIS), 160, 0, {
    tail: false,
    mode: 'line',
    stroke: colour.nightLine,
  })
  const front = (v: number, tissue: string, wash: string) => {
    const part = seenThrough(v, inside)
    return (
      rect(part.x, part.y, part.width, part.height, wash) +
      part.core +
      browser(part.x, part.y, part.width, part.height, tissue, 'none')
    )
  }
  const present = plan.at(carriers, BYPASS - 8)
  const half = plan.pick(42, 30)

  return plan.drawing([
    plan.axes(core, 160),
    plan.lost(turn, core - span, FRONTS[3]),
    sleeves(plan, before, colour.night),
    sleeves(plan, after, colour.paper),
    front(FRONTS[0], colour.rani, colour.raniWash),
    front(FRONTS[1], colour.haldi, colour.haldiWash),
    front(FRONTS[2], colour.firozi, colour.firoziWash),
    plan.missing(core, FRONTS[3], span * 2, BREADTH),
    seenThrough(FRONTS[3], drawn).core,
    plan.cross(core + span - 30, FRONTS[3], 11),
    browser(present[0] - half, present[1] - 26, half * 2, 56, colour.ruleStrong, colour.vellum),
    brand(plan, turn, FRONTS[0], colour.rani, 0),
    brand(plan, turn, FRONTS[1], colour.haldi, 1),
    brand(plan, turn, FRONTS[2], colour.firozi, 2),
    letter(...plan.at(carriers, FRONTS[0]), colour.rani),
    appIcon(...plan.at(carriers, FRONTS[1]), colour.haldi),
    invoice(...plan.at(carriers, FRONTS[2]), colour.firozi),
    plan.switchPoint(turn, FRONTS[3], colour.kesar),
    plan.sheet(0),
    plan.entries([colour.rani, colour.haldi, colour.firozi, colour.kesar]),
    plan.sheet(4),
    plan.postings([
      [colour.rani, 0.7],
      [colour.haldi, 0.9],
      [colour.firozi, 0.5],
      [colour.kesar, 0.8],
    ]),
  ])
}
