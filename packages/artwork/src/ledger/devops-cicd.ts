import { colour, shade } from '../palette.ts'
import { path } from '../svg.ts'
import { AXIS, type Ledger, LINE, Plan } from './grammar.ts'
import { leave } from './lane.ts'
import { octagon } from './paper.ts'

const LEVELS = [124, AXIS, 296] as const
/** Half diagonals of the two square tracks that stand on their corners round the kite. */
const INNER = 136
const OUTER = 160

/** What the build makes once and every later stage passes on. */
function crate(plan: Plan, u: number, v: number, half: number, tissue: string): string {
  return (
    plan.box(u, v, half * 2, half * 2, colour.paper) +
    plan.box(u, v, half * 2 - 10, half * 2 - 10, tissue) +
    plan.thread(
      [
        [u - half + 5, v - half + 5],
        [u + half - 5, v + half - 5],
      ],
      colour.paper,
      4,
    )
  )
}

/** A commit: what it is called, then lines gone and lines come. */
function change(plan: Plan, v: number, tissue: string): string {
  const [from, length] = plan.column(0)
  return (
    plan.entry(v, tissue) +
    plan.box(from + length * 0.25, v + 19, length * 0.5, 7, colour.raniWash) +
    plan.box(from + length * 0.42, v + 30, length * 0.84, 7, colour.firoziWash)
  )
}

/** A loop round the kite: two changes pass their gates and ship, the third is sent round again. */
export const devopsCicd: Ledger = (orientation) => {
  const plan = new Plan(orientation)
  const [, build, core] = plan.stations
  const live = plan.pick(868, 666)
  const kite = 104
  const rise = OUTER - (AXIS - LEVELS[0])

  const rani = plan.run(LINE.rani, LEVELS[0], [
    leave(core - rise, AXIS - OUTER),
    leave(core, LEVELS[0]),
  ])
  const haldi = plan.run(
    LINE.haldi,
    AXIS,
    [leave(core - INNER, AXIS - INNER), leave(core, AXIS)],
    core + INNER,
  )
  const firozi = plan.run(LINE.firozi, LEVELS[2], [
    leave(core - rise, AXIS + OUTER),
    leave(core, LEVELS[2]),
  ])
  const back = plan.thread(
    [
      [core + INNER, AXIS],
      [core, AXIS + INNER],
      [core - INNER, AXIS],
    ],
    LINE.haldi,
  )

  /** A gate across the tracks, square to them; its lamps say which track may pass. */
  const gate = (side: number, face: number, lamps: Record<number, string>) => {
    const at = (track: number): readonly [number, number] => [
      core + side * (track / 2 - 32),
      AXIS + face * (track / 2 + 32),
    ]
    const tracks = Object.keys(lamps).map(Number)
    return (
      plan.thread([at(Math.min(...tracks) - 14), at(Math.max(...tracks) + 14)], colour.paper, 13) +
      tracks.map((track) => plan.diamond(...at(track), 6, lamps[track] ?? colour.ink)).join('')
    )
  }
  const round = (u: number) =>
    plan.diamond(u, AXIS + INNER * 0.36, 9, colour.paper) +
    plan.diamond(u, AXIS + INNER * 0.36, 4.5, LINE.haldi)
  const plate = (v: number, body: string, band: string) =>
    plan.box(live, v, plan.pick(124, 76), 56, body) +
    plan.box(live - plan.pick(36, 24), v, plan.pick(14, 10), 56, band) +
    crate(plan, live + plan.pick(16, 12), v, 15, body)
  const [from, length] = plan.column(4)
  const outline = `stroke="${colour.nightLine}" stroke-width="2"`

  return plan.drawing([
    plan.axes(core, 150),
    plan.lost(core + INNER, plan.end, AXIS),
    plan.lanes([rani, haldi, firozi]),
    back,
    round(core + INNER * 0.64),
    round(core - INNER * 0.64),
    gate(-1, -1, { [INNER]: colour.firozi, [OUTER]: colour.firozi }),
    gate(1, -1, { [INNER]: colour.rani, [OUTER]: colour.firozi }),
    gate(-1, 1, { [OUTER]: colour.firozi }),
    gate(1, 1, { [OUTER]: colour.firozi }),
    path(
      octagon(...plan.at(build, AXIS), ...plan.pick<[number, number]>([44, 136], [136, 38]), 22),
      colour.night2,
      outline,
    ),
    crate(plan, build, LEVELS[0], 24, colour.rani),
    crate(plan, build, AXIS, 24, colour.haldi),
    crate(plan, build, LEVELS[2], 24, colour.firozi),
    plate(LEVELS[0], colour.rani, shade.raniLight),
    plate(LEVELS[2], colour.firozi, shade.firoziLight),
    plan.missing(live, AXIS, plan.pick(124, 76), 56),
    plan.cross(live, AXIS),
    plan.switchPoint(core + INNER, AXIS, colour.haldi),
    plan.sheet(0, [167, 253]),
    change(plan, LEVELS[0], colour.rani),
    change(plan, LEVELS[1], colour.haldi),
    change(plan, LEVELS[2], colour.firozi),
    plan.sheet(4, [167, 253]),
    plan.posting(LEVELS[0], colour.rani, plan.pick(0.5, 0.35)),
    plan.posting(LEVELS[2], colour.firozi, plan.pick(0.5, 0.35)),
    plan.box(
      from + 11,
      AXIS,
      20,
      20,
      'none',
      `stroke="${colour.ruleStrong}" stroke-width="2" stroke-dasharray="5 4"`,
    ),
    plan.tick(from + length - 8, LEVELS[0]),
    plan.tick(from + length - 8, LEVELS[2]),
    plan.node('devops-cicd', core, kite),
  ])
}
