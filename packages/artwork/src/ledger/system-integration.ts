import { colour } from '../palette.ts'
import { line, path } from '../svg.ts'
import { type Ledger, LINE, Plan, ROWS } from './grammar.ts'
import { layLane, leave, reach } from './lane.ts'
import { octagon } from './paper.ts'
import { accounts, attendance, servers, shop } from './pictograms.ts'

/** A system on land of its own, with two depth lines in the water round it. */
function island(x: number, y: number, what: string): string {
  return (
    line(octagon(x, y, 84, 72, 31), colour.nightRule, 1.5) +
    line(octagon(x, y, 74, 62, 27), colour.nightLine, 1.5) +
    path(octagon(x, y, 64, 52, 23), colour.night2) +
    what
  )
}

/** A field of the one record: its name, then the value typed once. */
function field(plan: Plan, v: number, tissue: string): string {
  const [from, length] = plan.column(0)
  return (
    plan.box(from + length * 0.13, v, length * 0.26, 6, colour.ink) +
    plan.box(from + length * 0.68, v, length * 0.64, 24, tissue)
  )
}

/** The adapter: shoulders at 45 degrees, two pins towards the island. */
function plug(plan: Plan, u: number, v: number): string {
  return (
    plan.box(u + 17, v - 8, 16, 6, colour.paper) +
    plan.box(u + 17, v + 8, 16, 6, colour.paper) +
    plan.shape(
      [
        [u - 18, v - 9],
        [u - 9, v - 18],
        [u + 10, v - 18],
        [u + 10, v + 18],
        [u - 9, v + 18],
        [u - 18, v + 9],
      ],
      colour.haldi,
    )
  )
}

/** Four islands round one hub; the one without an API is reached through an adapter. */
export const systemIntegration: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, west, hub, east] = plan.stations
  const { start, end } = plan
  const kite = plan.pick(104, 88)
  const shore = plan.pick(64, 52)
  const turn = plan.pick(728, 524)
  const far = plan.pick(892, 670)
  const adapter = far - shore - 24

  const rani = plan.run(LINE.rani, ROWS[0], [
    reach(west - shore - plan.pick(26, 14), 92),
    leave(west + shore + plan.pick(12, 8), 174),
    leave(hub, 198),
    reach(end - 12, ROWS[1]),
  ])
  const haldi = plan.run(LINE.haldi, ROWS[1], [
    reach(start + 40, 198),
    leave(hub - 24, 174),
    reach(east - shore - plan.pick(14, 4), 92),
    reach(end - 12, ROWS[0]),
  ])
  const kesar = plan.run(
    LINE.kesar,
    ROWS[2],
    [reach(start + 40, 222), leave(hub - 24, 246), reach(turn, 298), leave(turn, 346)],
    adapter,
  )
  const firozi = plan.run(LINE.firozi, ROWS[3], [
    reach(west - shore - plan.pick(26, 14), 328),
    leave(west + shore + plan.pick(12, 8), 246),
    leave(hub, 222),
    reach(end - 12, ROWS[2]),
  ])
  const kesarOn = layLane(LINE.kesar, [far, 322], [reach(end - 12, ROWS[3])], end)

  return plan.drawing([
    plan.axes(hub, kite),
    island(...plan.at(west, 92), ''),
    island(...plan.at(west, 328), ''),
    island(...plan.at(east, 92), ''),
    island(...plan.at(far, 322), ''),
    plan.lost(turn, far - shore, 298),
    plan.lanes([rani, haldi, kesar, firozi, kesarOn]),
    path(octagon(...plan.at(west, 92), 64, 52, 23), colour.night2),
    path(octagon(...plan.at(west, 328), 64, 52, 23), colour.night2),
    path(octagon(...plan.at(east, 92), 64, 52, 23), colour.night2),
    path(octagon(...plan.at(far, 322), 64, 52, 23), colour.night2),
    servers(...plan.at(west, 92)),
    accounts(...plan.at(west, 328)),
    shop(...plan.at(east, 92)),
    attendance(...plan.at(far, 322)),
    plan.cross(far - shore - plan.pick(36, 22), 298, 9),
    plug(plan, adapter, 346),
    plan.packet(haldi, plan.pick(330, 200)),
    plan.packet(kesar, plan.pick(440, 300)),
    plan.packet(rani, plan.pick(900, 620)),
    plan.packet(firozi, plan.pick(800, 690)),
    plan.switchPoint(turn, 298, colour.kesar),
    plan.sheet(0),
    field(plan, ROWS[0], colour.rani),
    field(plan, ROWS[1], colour.haldi),
    field(plan, ROWS[2], colour.kesar),
    field(plan, ROWS[3], colour.firozi),
    plan.sheet(4),
    plan.postings([
      [colour.haldi, 0.8],
      [colour.rani, 0.8],
      [colour.firozi, 0.8],
      [colour.kesar, 0.8],
    ]),
    plan.node('system-integration', hub, kite),
  ])
}
