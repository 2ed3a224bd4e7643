import { colour, shade } from '../palette.ts'
import { type Ledger, LINE, Plan, ROWS } from './grammar.ts'
import { leave, reach } from './lane.ts'

/** One checkout, a router, four rails of which one is down, one ledger. */
export const paymentOrchestration: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, router, turnout, rails] = plan.stations
  const kite = plan.pick(112, 96)
  const rail = plan.pick(78, 50)
  const { end } = plan
  const [inBy, outFrom] = [router - plan.pick(114, 66), router + plan.pick(116, 86)]

  const rani = plan.run(LINE.rani, ROWS[0], [
    reach(inBy, 174),
    leave(outFrom, 66),
    reach(end - 12, ROWS[0]),
  ])
  const haldi = plan.run(LINE.haldi, ROWS[1], [
    reach(inBy, 198),
    leave(outFrom + 24, 140),
    reach(end - 12, ROWS[1]),
  ])
  const kesar = plan.run(LINE.kesar, ROWS[2], [
    reach(inBy, 222),
    leave(outFrom + 24, 262),
    leave(turnout, 172),
    reach(end - 12, ROWS[2]),
  ])
  const firozi = plan.run(LINE.firozi, ROWS[3], [
    reach(inBy, 246),
    leave(outFrom, 354),
    reach(end - 12, ROWS[3]),
  ])

  const processor = (v: number, breadth: number, body: string, band: string, middle: string) =>
    plan.box(rails, v, rail * 2, breadth, body) +
    plan.box(rails - rail * 0.56, v, rail * 0.22, breadth, band) +
    plan.box(rails, v, rail * 0.22, breadth, middle) +
    plan.box(rails + rail * 0.56, v, rail * 0.22, breadth, band)

  return plan.drawing([
    plan.axes(router, kite),
    plan.lost(turnout, end - plan.pick(52, 30), 262),
    plan.lanes([rani, haldi, kesar, firozi]),
    processor(66, 50, colour.rani, shade.raniLight, colour.haldi),
    processor(156, 76, colour.haldi, shade.haldiLight, colour.ink),
    processor(354, 50, colour.firozi, shade.firoziLight, colour.paper),
    plan.missing(rails, 262, rail * 2, 52),
    plan.cross(rails, 262),
    plan.switchPoint(turnout, 262, colour.kesar),
    plan.packet(rani, rails - rail - plan.pick(90, 46)),
    plan.packet(haldi, rails - rail - plan.pick(30, 22)),
    plan.packet(firozi, turnout - plan.pick(60, 40)),
    plan.packet(kesar, end - plan.pick(62, 58)),
    plan.sheet(0),
    plan.entries([colour.rani, colour.haldi, colour.kesar, colour.firozi]),
    plan.sheet(4),
    plan.postings([
      [colour.rani, 0.6],
      [colour.haldi, 0.88],
      [colour.kesar, 0.45],
      [colour.firozi, 0.8],
    ]),
    plan.total(),
    plan.node('payment-orchestration', router, kite),
  ])
}
