import { colour } from '../palette.ts'
import { AXIS, type Ledger, LINE, MISSING_EDGE, Plan, ROWS } from './grammar.ts'
import { leave, type Point, reach } from './lane.ts'
import { bins, money, orders } from './pictograms.ts'

/** Half the channel that the spine and two lanes run in, and half the gap between neighbours. */
const CHANNEL = 24
const GAP = 8

/** Modules cut to fit round a kite; the fourth is late, so the old register stands in its place. */
export const softwareDevelopment: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, , core, late] = plan.stations
  const { end } = plan
  const kite = plan.pick(100, 92)
  const span = plan.pick(330, 250)
  const clear = kite + 14

  /** A module beside the kite: `side` -1 before it, 1 after it; `face` -1 above the axis, 1 below. */
  const module = (side: number, face: number, height: number): readonly Point[] => [
    [core + side * span, AXIS + face * CHANNEL],
    [core + side * span, AXIS + face * (height - 18)],
    [core + side * (span - 18), AXIS + face * height],
    [core + side * GAP, AXIS + face * height],
    [core + side * GAP, AXIS + face * (clear - GAP)],
    [core + side * (clear - CHANNEL), AXIS + face * CHANNEL],
  ]
  const registerAt = late + plan.pick(0, 2)
  const bend = core + plan.pick(128, 106)

  const rani = plan.run(LINE.rani, ROWS[0], [leave(core - 200, 66), reach(end - 12, ROWS[0])])
  const haldi = plan.run(LINE.haldi, ROWS[1], [
    reach(core - span - 18, 198),
    leave(bend, 144),
    reach(end - 12, ROWS[1]),
  ])
  const kesar = plan.run(LINE.kesar, ROWS[2], [
    reach(core - span - 18, 222),
    leave(bend, 288),
    reach(end - 12, ROWS[2]),
  ])
  const firozi = plan.run(LINE.firozi, ROWS[3], [leave(core - 200, 354), reach(end - 12, ROWS[3])])

  const early = core - plan.pick(210, 170)
  const register = [0, 1, 2].map(
    (n) =>
      plan.box(registerAt + (n - 1) * plan.pick(31, 25), 288, 1.5, 78, colour.ruleStrong) +
      plan.box(registerAt, 288 + (n - 1) * 20, plan.pick(124, 100), 1.5, colour.ruleStrong),
  )

  const [from, room] = plan.column(0)

  return plan.drawing([
    plan.axes(core, kite),
    plan.shape(module(1, 1, 132), colour.night, MISSING_EDGE),
    plan.lanes([rani, haldi, kesar, firozi]),
    plan.shape(module(-1, -1, 160), colour.rani),
    plan.shape(module(1, -1, 128), colour.haldi),
    plan.shape(module(-1, 1, 160), colour.firozi),
    orders(...plan.at(early, 122)),
    bins(...plan.at(late, plan.pick(138, 134))),
    money(...plan.at(early, 300)),
    plan.box(registerAt, 288, plan.pick(124, 100), 78, colour.vellum),
    plan.box(registerAt - plan.pick(15.5, 12.5), 298, plan.pick(31, 25), 20, colour.kesar),
    ...register,
    plan.cross(core + plan.pick(92, 84), 302),
    plan.switchPoint(bend, 222, colour.kesar),
    plan.sheet(0),
    plan.box(from + room * 0.86, AXIS + 6, room * 0.2, 220, colour.haldiWash),
    plan.entry(ROWS[0], colour.rani, 0.68),
    plan.entry(ROWS[1], colour.haldi, 0.5),
    plan.entry(ROWS[2], colour.kesar, 0.56),
    plan.entry(ROWS[3], colour.firozi, 0.68),
    plan.sheet(4),
    ...ROWS.map((v, row) => {
      const [begin, length] = plan.column(4)
      const share = [0.8, 0.5, 0.65, 0.9][row] ?? 0
      const tissue = [colour.rani, colour.haldi, colour.kesar, colour.firozi][row] ?? colour.ink
      return (
        plan.box(begin + (length * share) / 2, v - 7, length * share, 10, tissue) +
        plan.box(begin + (length * share) / 2, v + 7, length * share, 10, colour.ink)
      )
    }),
    plan.total(),
    plan.node('software-development', core, kite),
  ])
}
