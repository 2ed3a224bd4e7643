import { colour } from '../palette.ts'
import { AXIS, type Ledger, LINE, MISSING_EDGE, Plan, ROWS } from './grammar.ts'
import { leave, reach } from './lane.ts'

/** The levels of the small services, across the flow. */
const LEVELS = [84, 168, 252, 336] as const
const TISSUES = [colour.rani, colour.haldi, colour.kesar, colour.firozi] as const
/** How far one level lies from the next, and so how long a line takes to change levels. */
const STEP = 84

/** What a call may ask for: three short lines beside its colour. */
function contract(plan: Plan, v: number, row: number): string {
  const [from, length] = plan.column(0)
  const begin = from + length * 0.4
  return [-8, 0, 8]
    .map((offset, n) => {
      const share = ((row + n) % 3 === 0 ? 0.6 : 0.42) * length
      return plan.box(begin + share / 2, v + offset, share, 4, colour.ink)
    })
    .join('')
}

/** One gate in a wall, many small services behind it; a call goes round the one that is down. */
export const apiMicroservices: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, gate] = plan.stations
  const { end } = plan
  const kite = plan.pick(108, 92)
  const pitch = plan.pick(126, 124)
  const first = plan.pick(580, 440)
  const columns = plan.pick([0, 1, 2, 3], [0, 1, 2]).map((column) => first + column * pitch)
  const [from, length] = plan.column(4)
  const inBy = gate - plan.pick(100, 60)
  const fanBy = first - plan.pick(34, 28)
  const down = first + pitch
  const turn = down - STEP

  const rani = plan.run(LINE.rani, ROWS[0], [
    reach(inBy, 174),
    reach(fanBy, LEVELS[0]),
    reach(end - 12, ROWS[0]),
  ])
  const haldi = plan.run(LINE.haldi, ROWS[1], [
    reach(inBy, 198),
    reach(fanBy, LEVELS[1]),
    leave(turn, LEVELS[2]),
    leave(down, LEVELS[1]),
    reach(end - 12, ROWS[1]),
  ])
  const kesar = plan.run(LINE.kesar, ROWS[2], [
    reach(inBy, 222),
    reach(fanBy, LEVELS[2]),
    reach(end - 12, ROWS[2]),
  ])
  const firozi = plan.run(LINE.firozi, ROWS[3], [
    reach(inBy, 246),
    reach(fanBy, LEVELS[3]),
    reach(end - 12, ROWS[3]),
  ])

  const service = (u: number, v: number, tissue: string) =>
    plan.diamond(u, v, 25, tissue) +
    plan.diamond(u, v, 12, colour.ink) +
    plan.diamond(u, v, 5, colour.paper)
  const services = columns.flatMap((u, column) =>
    LEVELS.map((v, level) => service(u, v, TISSUES[(level * 3 + column * 2) % 4] ?? colour.rani)),
  )
  const joints = columns.map((u) =>
    plan.thread(
      [
        [u, LEVELS[0]],
        [u, LEVELS[3]],
      ],
      colour.nightLine,
      2,
    ),
  )
  const span = AXIS - kite - 14
  const wall = [span / 2, 420 - span / 2].map((v) =>
    plan.box(gate, v, 26, span, colour.night2, `stroke="${colour.nightLine}" stroke-width="2"`),
  )
  const posts = [span - 5, 425 - span].map((v) => plan.box(gate, v, 44, 10, colour.paper))

  return plan.drawing([
    plan.axes(gate, kite),
    ...wall,
    ...posts,
    ...joints,
    plan.lost(turn, down + pitch, LEVELS[1]),
    plan.lanes([rani, haldi, kesar, firozi]),
    ...services,
    plan.diamond(down, LEVELS[1], 28, colour.night, MISSING_EDGE),
    plan.cross(down, LEVELS[1], 9),
    plan.switchPoint(turn, LEVELS[1], colour.haldi),
    plan.sheet(0),
    ...ROWS.map(
      (v, row) => plan.entry(v, TISSUES[row] ?? colour.ink, 0.3) + contract(plan, v, row),
    ),
    plan.sheet(4),
    ...ROWS.map((v, row) => plan.posting(v, TISSUES[row] ?? colour.ink, plan.pick(0.4, 0.2))),
    ...ROWS.map((v) => plan.tick(from + length - 8, v)),
    plan.node('api-microservices', gate, kite),
  ])
}
