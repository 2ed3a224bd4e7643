import { colour } from '../palette.ts'
import { AXIS, type Ledger, LINE, Plan, ROWS } from './grammar.ts'
import { leave, reach } from './lane.ts'
import { rack } from './pictograms.ts'

/** The three zones of the first region and the two of the second, across the flow. */
const ZONES = [88, AXIS, 332] as const
const COPIES = [112, 308] as const

/** What visitors ask for, one after another. */
function requests(plan: Plan, v: number, tissue: string): string {
  const [from, length] = plan.column(0)
  const r = plan.pick(11, 8)
  return [0, 1, 2].map((n) => plan.diamond(from + r + n * (length / 2 - r), v, r, tissue)).join('')
}

/** Up, watched, paid: three zones of which one is dark, a copy in a second region, one bill. */
export const cloudOperations: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, region, watch, second] = plan.stations
  const { start, end } = plan
  const kite = plan.pick(108, 88)
  const length = plan.pick(116, 80)
  const turn = start + plan.pick(34, 20)
  const wall = length / 2

  const rani = plan.run(LINE.rani, ROWS[0], [
    reach(region - wall - 12, 68),
    leave(region + wall + 18, 174),
    leave(watch + kite - plan.pick(20, 36), 92),
    reach(end - 12, ROWS[0]),
  ])
  const haldi = plan.run(LINE.haldi, ROWS[1], [
    reach(region - wall - 12, 108),
    leave(region + wall + 8, 198),
    leave(watch + kite + plan.pick(4, -10), 132),
    reach(end - 12, ROWS[1]),
  ])
  const kesar = plan.run(LINE.kesar, ROWS[2], [
    leave(turn, 312),
    leave(region + wall + 8, 222),
    leave(watch + kite + plan.pick(4, -10), 288),
    reach(end - 12, ROWS[2]),
  ])
  const firozi = plan.run(LINE.firozi, ROWS[3], [
    reach(region - wall - 12, 352),
    leave(region + wall + 18, 246),
    leave(watch + kite - plan.pick(20, 36), 328),
    reach(end - 12, ROWS[3]),
  ])

  const regionFrame = (u: number) =>
    plan.box(
      u,
      AXIS,
      length + plan.pick(28, 20),
      356,
      'none',
      `stroke="${colour.nightLine}" stroke-width="1.5"`,
    )
  const [from, room] = plan.column(4)
  const costs = [
    [ROWS[0], colour.rani, 0.5],
    [ROWS[1], colour.haldi, 0.76],
    [ROWS[2], colour.kesar, 0.4],
    [ROWS[3], colour.firozi, 0.62],
  ] as const

  return plan.drawing([
    plan.axes(watch, kite),
    regionFrame(region),
    regionFrame(second),
    plan.lost(turn, region - wall, ROWS[2]),
    plan.lanes([rani, haldi, kesar, firozi]),
    rack(
      ...plan.at(region, ZONES[0]),
      ...plan.at(length, 92),
      [colour.rani, colour.haldi, colour.rani],
      colour.paper,
    ),
    plan.missing(region, ZONES[1], length, 92),
    plan.cross(region, ZONES[1], 16),
    rack(
      ...plan.at(region, ZONES[2]),
      ...plan.at(length, 92),
      [colour.kesar, colour.firozi, colour.firozi],
      colour.paper,
    ),
    rack(
      ...plan.at(second, COPIES[0]),
      ...plan.at(length, 120),
      [colour.raniWash, colour.raniWash, colour.haldiWash, colour.haldiWash],
      colour.ink,
    ),
    rack(
      ...plan.at(second, COPIES[1]),
      ...plan.at(length, 120),
      [colour.kesarWash, colour.kesarWash, colour.firoziWash, colour.firoziWash],
      colour.ink,
    ),
    plan.packet(rani, plan.pick(490, 350)),
    plan.packet(kesar, plan.pick(478, 346)),
    plan.packet(haldi, plan.pick(960, 698)),
    plan.packet(firozi, plan.pick(740, 562)),
    plan.switchPoint(turn, ROWS[2], colour.kesar),
    plan.sheet(0),
    ...costs.map(([v, tissue]) => requests(plan, v, tissue)),
    plan.sheet(4),
    ...costs.map(
      ([v, tissue, share]) =>
        plan.box(from + (room * share) / 2, v, room * share, 20, tissue) +
        plan.box(from + room - 6, v, 10, 10, colour.ink),
    ),
    plan.total(),
    plan.node('cloud-operations', watch, kite),
  ])
}
