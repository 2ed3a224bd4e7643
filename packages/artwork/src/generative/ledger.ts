import type { AnyKite } from '../kites/kite.ts'
import { type Ledger, LINE, Plan, ROWS } from '../ledger/grammar.ts'
import { createBendFrom, createBendTo, getLevel } from '../ledger/lane.ts'
import { colour, shade } from '../palette.ts'
import { createSeededRandom, type Random } from './seeded-random.ts'

const HUES = ['rani', 'haldi', 'kesar', 'firozi'] as const
const LIGHTER = {
  rani: shade.raniLight,
  haldi: shade.haldiLight,
  kesar: colour.kesarNight,
  firozi: shade.firoziLight,
} as const
/** Levels of the four lanes where they reach the kite, and where they pass their stations. */
const IN = [174, 198, 222, 246] as const
const OUT = [66, 162, 258, 354] as const

/** The hues in an order that depends on the service. */
function selectHues(random: Random) {
  const start = random(HUES.length)
  const rotated = [...HUES.slice(start), ...HUES.slice(0, start)]
  return random(2) === 0 ? rotated : rotated.toReversed()
}

/**
 * Generates the system drawing of a ledger page: four entries pass through the service's kite and a station each, and
 * are posted; one is checked first.
 */
function createLedger(kite: AnyKite, random: Random): Ledger {
  const hues = selectHues(random)
  const checked = random(HUES.length)
  const shares = HUES.map(() => 0.45 + random(6) / 10)
  return (orientation) => {
    const plan = new Plan(orientation)
    const [, gate, , station] = plan.stations
    const core = plan.stations[1] + plan.pick(150, 96)
    const size = plan.pick(112, 92)
    const halfWidth = plan.pick(70, 46)
    const lanes = ROWS.map((row, index) =>
      plan.run(LINE[hues[index] ?? 'rani'], row, [
        createBendTo(core - plan.pick(116, 64), IN[index] ?? row),
        createBendFrom(core + plan.pick(40, 30), OUT[index] ?? row),
        createBendTo(plan.end - 12, row),
      ]),
    )
    const post = (index: number) => {
      const hue = hues[index] ?? 'rani'
      const v = OUT[index] ?? 0
      return (
        plan.box(station, v, halfWidth * 2, 54, colour[hue]) +
        plan.box(station - halfWidth * 0.5, v, halfWidth * 0.24, 54, LIGHTER[hue]) +
        plan.diamond(
          station + halfWidth * 0.4,
          v,
          11,
          index === checked ? LIGHTER[hue] : colour.ink,
        )
      )
    }
    const gateBend = gate - plan.pick(40, 24)
    return plan.drawing([
      plan.axes(core, size),
      plan.lanes(lanes),
      ...ROWS.map((_, index) => post(index)),
      ...lanes.map((lane, index) =>
        plan.packet(lane, station - halfWidth - plan.pick(36 + index * 14, 18 + index * 5)),
      ),
      ...lanes
        .filter((_, index) => index === checked)
        .map((lane) => plan.switchPoint(gateBend, getLevel(lane, gateBend), lane.stroke)),
      plan.sheet(0),
      plan.entries(hues.map((hue) => colour[hue])),
      plan.sheet(4),
      plan.postings(hues.map((hue, index) => [colour[hue], shares[index] ?? 1])),
      plan.total(),
      plan.node(kite, core, size),
    ])
  }
}

/** Drawings `ledger/<slug>-wide` and `ledger/<slug>-tall`. */
export function generateLedger(slug: string, kite: AnyKite): Record<string, () => string> {
  const draw = createLedger(kite, createSeededRandom(slug))
  return {
    [`ledger/${slug}-wide`]: () => draw('wide'),
    [`ledger/${slug}-tall`]: () => draw('tall'),
  }
}
