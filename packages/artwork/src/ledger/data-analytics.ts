import { colour } from '../palette.ts'
import { crop, line, rect } from '../svg.ts'
import { AXIS, type Ledger, LINE, MISSING_EDGE, Plan, ROWS } from './grammar.ts'
import { layLane, leave, type Point, reach } from './lane.ts'
import { spreadsheet } from './pictograms.ts'

/** Where the five sources lie, across the flow; the last one is late, its copy lies below it. */
const SOURCES = { sales: 100, invoices: 155, stock: AXIS, shop: 265, late: 334, copy: 376 } as const
/** The middle of the pipe before its bend. */
const LOW = 282

/** Many sources into one bent pipe; the late one is read from its last copy, and the chart says so. */
export const dataAnalytics: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [sources, , core, checks] = plan.stations
  const { end } = plan
  const kite = plan.pick(108, 92)
  const near = sources - 26
  const far = sources + plan.pick(48, 26)
  const copyAt = plan.pick(250, 162)
  const mouth = plan.pick(396, 292)
  const inBy = mouth - 14
  const bend = mouth + plan.pick(36, 14)
  const fan = checks + plan.pick(48, 36)
  const turn = inBy - (SOURCES.late - 309)

  const rani = layLane(
    LINE.rani,
    [near, SOURCES.sales],
    [reach(inBy, 255), leave(bend, 183), leave(fan, ROWS[0])],
    end,
  )
  const merging = layLane(LINE.rani, [far, SOURCES.invoices], [], inBy - (255 - SOURCES.invoices))
  const haldi = layLane(
    LINE.haldi,
    [near, SOURCES.stock],
    [reach(inBy, 273), leave(bend, 201), leave(fan + 22, ROWS[1])],
    end,
  )
  const firozi = layLane(
    LINE.firozi,
    [far, SOURCES.shop],
    [reach(inBy, 291), leave(bend, 219), leave(fan + 22, ROWS[2])],
    end,
  )
  const kesar = layLane(
    LINE.kesar,
    [copyAt, SOURCES.copy],
    [reach(inBy, 309), leave(bend, 237), leave(fan, ROWS[3])],
    end,
  )
  const pipe: readonly Point[] = [
    [mouth, LOW],
    [bend, LOW],
    [bend + 72, AXIS],
    [checks, AXIS],
  ]

  /** A bar of the chart; it stands on the axis, which is on the left when wide, at the foot when tall. */
  const bar = (v: number, share: number, tissue: string, attributes = '') => {
    const [from, length] = plan.column(4)
    const middle = plan.pick(from + (length * share) / 2, from + length - (length * share) / 2)
    return {
      middle,
      length: length * share,
      drawn: plan.box(middle, v, length * share, 30, tissue, attributes),
    }
  }
  const old = bar(ROWS[3], 0.62, colour.kesarWash, `stroke="${colour.kesar}" stroke-width="2"`)
  const [hatchX, hatchY] = plan.at(old.middle - old.length / 2, ROWS[3] - 15)
  const [hatchWidth, hatchHeight] = plan.at(old.length, 30)
  const hatching = Array.from(
    { length: 12 },
    (_, n) => `M${hatchX + n * 9 - 40} ${hatchY + 50}l60 -60`,
  ).join('')
  const [axisFrom, axisLength] = plan.column(4)

  return plan.drawing([
    plan.thread(pipe, colour.nightLine, 92),
    plan.thread(pipe, colour.night2, 87),
    plan.axes(core, kite),
    plan.lost(near + 40, turn, SOURCES.late),
    plan.lanes([rani, merging, haldi, firozi, kesar]),
    plan.box(mouth, LOW, 14, 116, colour.paper),
    plan.box(checks, AXIS, 46, 116, colour.paper),
    plan.diamond(checks, 183, 8, colour.rani),
    plan.diamond(checks, 201, 8, colour.haldi),
    plan.diamond(checks, 219, 8, colour.firozi),
    plan.diamond(checks, 237, 8, colour.kesar),
    plan.switchPoint(turn, SOURCES.late, colour.kesar),
    spreadsheet(...plan.at(near, SOURCES.sales), colour.rani),
    spreadsheet(...plan.at(far, SOURCES.invoices), colour.rani),
    spreadsheet(...plan.at(near, SOURCES.stock), colour.haldi),
    spreadsheet(...plan.at(far, SOURCES.shop), colour.firozi),
    spreadsheet(...plan.at(copyAt, SOURCES.copy), colour.kesar),
    rect(
      plan.at(near, SOURCES.late)[0] - 34,
      plan.at(near, SOURCES.late)[1] - 22,
      68,
      44,
      colour.night,
      MISSING_EDGE,
    ),
    plan.cross(near, SOURCES.late, 9),
    plan.sheet(4, []),
    bar(ROWS[0], 0.7, colour.rani).drawn,
    bar(ROWS[1], 1, colour.haldi).drawn,
    bar(ROWS[2], 0.5, colour.firozi).drawn,
    old.drawn,
    crop(hatchX, hatchY, hatchWidth, hatchHeight, line(hatching, colour.kesar, 3)),
    plan.box(plan.pick(axisFrom, axisFrom + axisLength), AXIS, 3, 216, colour.ink),
    plan.node('data-analytics', core, kite),
  ])
}
