import { colour } from '../palette.ts'
import { circle, path, rect } from '../svg.ts'
import { AXIS, type Ledger, LINE, Plan } from './grammar.ts'
import { leave, levelOf, reach } from './lane.ts'
import { octagon } from './paper.ts'
import { bank, clock } from './pictograms.ts'

const METHODS = [126, AXIS, 294] as const
const TISSUES = [colour.rani, colour.haldi, colour.firozi] as const
const BANKS = [84, AXIS, 336] as const
/** Where the bank is asked again, after its answer was lost. */
const CHECK = 277

/** A phone in the buyer's hand, cropped by the upper edge when tall: three ways to pay, one button. */
function phone(plan: Plan): string {
  const [left, right] = plan.pick([62, 186], [86, 334])
  const [top, bottom] = plan.pick([48, 372], [-120, 122])
  const middle = (left + right) / 2
  const outline = octagon(middle, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2, 16)
  return (
    path(outline, colour.paper) +
    rect(left + 10, top + 26, right - left - 20, bottom - top - 40, colour.raniWash) +
    rect(middle - 16, top + 11, 32, 5, colour.ink) +
    rect(left + 22, top + 38, 60, 8, colour.ink) +
    METHODS.map((v, row) => plan.box(...chip(plan, v), TISSUES[row] ?? colour.ink)).join('') +
    rect(left + 22, bottom - 46, right - left - 44, 22, colour.ink) +
    rect(middle - 18, bottom - 38, 36, 6, colour.haldi)
  )
}

function chip(plan: Plan, v: number): [u: number, v: number, length: number, breadth: number] {
  return plan.pick([115, v, 62, 24], [36, v, 36, 46])
}

function coin(plan: Plan, u: number, v: number): string {
  const [x, y] = plan.at(u, v)
  return (
    circle(x, y, 12, colour.paper) +
    circle(x, y, 8.5, colour.haldi) +
    rect(x - 2, y - 4, 4, 8, colour.ink)
  )
}

/** A phone, the gateway, three banks; one answer is lost, a timed check asks for it again. */
export const paymentGateway: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, gateway, banks, waiting] = plan.stations
  const { end } = plan
  const wall = plan.pick(52, 44)
  const kite = plan.pick(108, 92)
  const inBy = gateway - plan.pick(100, 60)
  const outFrom = banks - wall - plan.pick(98, 97)
  const turn = banks + plan.pick(104, 66)

  const rani = plan.run(LINE.rani, METHODS[0], [
    reach(inBy, 180),
    leave(outFrom, BANKS[0]),
    reach(end - 12, METHODS[0]),
  ])
  const haldi = plan.run(LINE.haldi, METHODS[1], [leave(turn, CHECK), reach(end - 12, METHODS[1])])
  const firozi = plan.run(LINE.firozi, METHODS[2], [
    reach(inBy, 240),
    leave(outFrom, BANKS[2]),
    reach(end - 12, METHODS[2]),
  ])
  const [from, length] = plan.column(4)

  return plan.drawing([
    plan.axes(gateway, kite),
    plan.lost(turn, end - plan.pick(60, 30), AXIS),
    plan.lanes([rani, haldi, firozi]),
    bank(...plan.at(banks, BANKS[0]), colour.rani),
    bank(...plan.at(banks, BANKS[1]), colour.haldi),
    bank(...plan.at(banks, BANKS[2]), colour.firozi),
    plan.missing(waiting, AXIS, plan.pick(96, 72), 46),
    plan.cross(waiting, AXIS, 11),
    clock(...plan.at(waiting, CHECK)),
    plan.switchPoint(turn, AXIS, colour.haldi),
    coin(plan, plan.pick(500, 345), levelOf(rani, plan.pick(500, 345))),
    coin(plan, plan.pick(528, 378), AXIS),
    coin(plan, waiting, BANKS[0]),
    coin(plan, plan.pick(770, 560), BANKS[2]),
    phone(plan),
    plan.sheet(4, [168, 252]),
    plan.posting(METHODS[0], colour.rani, plan.pick(0.5, 0.35)),
    plan.posting(METHODS[1], colour.haldi, plan.pick(0.62, 0.35)),
    plan.posting(METHODS[2], colour.firozi, plan.pick(0.4, 0.35)),
    ...METHODS.map((v) => plan.tick(from + length - 8, v)),
    plan.total(),
    plan.node('payment-gateway', gateway, kite),
  ])
}
