import { colour } from '../palette.ts'
import { line, rect } from '../svg.ts'
import { AXIS, type Ledger, LINE, Plan } from './grammar.ts'
import { type Lane, layLane, leave, reach } from './lane.ts'

/** Searches in three groups of four; three of each group become one line, the fourth is let go. */
const GROUPS = [
  { first: 110, stroke: LINE.rani, tissue: colour.rani },
  { first: 190, stroke: LINE.firozi, tissue: colour.firozi },
  { first: 270, stroke: LINE.haldi, tissue: colour.haldi },
] as const
const PITCH = 20
const [RANI, FIROZI, HALDI] = [130, 210, 290] as const
/** The places on the results page, and the one the climbing page had before. */
const PLACES = { haldi: 100, rani: 180, firozi: 246, before: 312 } as const

/** A result on the page: its mark and two lines of text, upright in both orientations. */
function result(
  plan: Plan,
  v: number,
  length: number,
  breadth: number,
  ground: string,
  mark: string,
  margin = 0,
): string {
  const [x, y] = plan.at(plan.stations[3] - length / 2, v - breadth / 2)
  const [width] = plan.at(length, breadth)
  const [textX, textY] = plan.pick([x + 48, y + breadth / 2 - 9], [x + 12, y + 46])
  const room = width - (textX - x) - 12 - margin
  return (
    plan.box(plan.stations[3], v, length, breadth, ground) +
    rect(x + 12, plan.pick(y + breadth / 2 - 12, y + 12), 24, 24, mark) +
    rect(textX, textY, room, 7, colour.ink) +
    rect(textX, textY + 13, room * 0.6, 5, colour.ink)
  )
}

/** Many searches narrow to three results; the lowest line climbs to the first place. */
export const seoOptimization: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, , core, results] = plan.stations
  const { start, end } = plan
  const kite = plan.pick(110, 92)
  const join = start + plan.pick(76, 50)
  const turn = plan.pick(326, 206)
  const gone = plan.pick(420, 290)

  const narrowing = GROUPS.flatMap(({ first, stroke }) =>
    [first, first + PITCH * 2].map((v) =>
      layLane(stroke, [start, v], [reach(join, first + PITCH)], join),
    ),
  )
  const letGo = GROUPS.map(({ first }) => {
    const v = first + PITCH * 3
    const stop = join - PITCH
    return (
      plan.straight(start, stop, v, colour.nightLine, 3) +
      plan.diamond(stop, v, 6, colour.nightLine)
    )
  })
  const lines: readonly Lane[] = [
    plan.run(LINE.rani, RANI, [
      reach(core - plan.pick(80, 56), 174),
      leave(core - 20, AXIS),
      leave(core + kite - 8, PLACES.rani),
    ]),
    plan.run(LINE.firozi, FIROZI, [leave(core - 20, PLACES.firozi)]),
    plan.run(LINE.haldi, HALDI, [
      leave(turn, 246),
      leave(core - 40, 174),
      leave(core + plan.pick(38, 34), PLACES.haldi),
      reach(end - 12, 117),
    ]),
  ]
  const climb = plan.at(results + plan.pick(66, 26), PLACES.haldi + plan.pick(0, 14))

  return plan.drawing([
    plan.axes(core, kite),
    plan.lost(turn, gone, HALDI),
    plan.lostAlong([
      [core + plan.pick(58, 46), 250],
      [core + plan.pick(120, 108), PLACES.before],
      [results, PLACES.before],
    ]),
    ...letGo,
    plan.lanes(narrowing, 3.5),
    plan.lanes(lines),
    plan.missing(gone, HALDI, plan.pick(56, 44), 60),
    plan.cross(gone, HALDI),
    plan.switchPoint(turn, HALDI, colour.haldi),
    result(
      plan,
      PLACES.haldi,
      plan.pick(188, 108),
      76,
      colour.haldi,
      colour.rani,
      plan.pick(40, 0),
    ),
    line(`M${climb[0] - 11} ${climb[1] + 13}l11 -11l11 11m-22 -13l11 -11l11 11`, colour.ink, 5),
    result(plan, PLACES.rani, plan.pick(160, 90), 52, colour.paper, colour.rani),
    result(plan, PLACES.firozi, plan.pick(160, 90), 52, colour.paper, colour.firozi),
    plan.missing(results, PLACES.before, plan.pick(160, 90), 52),
    plan.sheet(0, [180, 260]),
    ...GROUPS.flatMap(({ first, tissue }) =>
      [0.9, 0.6, 0.75, 0.5].map((share, n) => {
        const [from, length] = plan.column(0)
        const hue = n === 3 ? colour.rule : tissue
        return plan.box(from + (length * share) / 2, first + n * PITCH, length * share, 9, hue)
      }),
    ),
    plan.sheet(4, [148, 213, 279]),
    plan.posting(117, colour.haldi, 1),
    plan.posting(PLACES.rani, colour.rani, 0.6),
    plan.posting(PLACES.firozi, colour.firozi, 0.4),
    plan.total(),
    plan.node('seo-optimization', core, kite),
  ])
}
