import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import { absent, area, axis, dashes, feature, row, specimenOf } from './grammar.ts'

const { rani, firozi, firoziWash, kesar, haldi, haldiWash, ink, paper, vellum } = colour
const { nightLine, firoziNight, kesarNight } = colour

/** Paper and spreadsheet move to one screen, in order; the third system is left alone. */
function transformation(): string {
  const sheets =
    path('M8 4H36L44 12V34H8Z', haldi) +
    path('M36 4V12H44Z', ink) +
    line('M15 18H36M15 26H30', ink, 2.4) +
    rect(8, 40, 36, 24, paper, `stroke="${ink}" stroke-width="2"`) +
    line('M8 48H44M8 56H44M20 40V64M32 40V64', ink, 1.6) +
    absent(8, 72, 36, 20, ink) +
    row(2, 14, 78, 14, 10, 8, vellum)
  const screen =
    rect(112, 10, 80, 76, paper, `stroke="${ink}" stroke-width="2"`) +
    rect(112, 10, 80, 14, ink) +
    rect(120, 32, 30, 22, rani) +
    rect(156, 32, 28, 22, haldi) +
    row(3, 120, 62, 23, 18, 16, firoziWash)
  const moves =
    line('M44 20H66L86 40H108', rani, 2.6) +
    line('M44 52H108', ink, 2.6) +
    line('M101 33L108 40L101 47', rani, 2.6) +
    line('M101 45L108 52L101 59', ink, 2.6)
  return area(sheets + screen + moves)
}

/** Work piles up before the narrow place, and trickles out after it. */
function bottleneck(): string {
  const pipe =
    path('M0 10H78L104 36H200V60H104L78 86H0Z', haldiWash) +
    line('M0 10H78L104 36H200M0 86H78L104 60H200', ink, 2.4)
  const waiting = [
    [12, 26],
    [12, 48],
    [12, 70],
    [32, 37],
    [32, 59],
    [52, 26],
    [52, 48],
    [52, 70],
    [72, 37],
    [72, 59],
    [90, 48],
  ]
    .map(([x = 0, y = 0], index) =>
      diamond(x, y, 8, index === 10 ? rani : index % 3 === 1 ? haldi : ink),
    )
    .join('')
  return area(
    pipe +
      waiting +
      [124, 156, 188].map((x) => diamond(x, 48, 8, ink)).join('') +
      dashes('M104 26V8M104 88V70', rani, 2.4),
  )
}

/** Demand counted from the bottom up, brick by brick, on the far side of a border. */
function marketEntry(): string {
  const columns = [1, 2, 3, 5, 6]
  const bricks = columns
    .map((count, column) =>
      repeat(count, (level) =>
        rect(
          74 + column * 24,
          74 - level * 14,
          20,
          11,
          level === count - 1 ? rani : column > 2 ? haldi : ink,
        ),
      ),
    )
    .join('')
  const gate = dashes('M56 4V92', ink, 2)
  const arrival =
    line('M4 78H44M36 70L44 78L36 86', ink, 2.6) +
    diamond(20, 52, 14, haldi) +
    path('M20 38V66L6 52Z', rani)
  return area(gate + arrival + bricks + line('M66 87H200', ink, 2.4))
}

/** A register as a board: how likely, how costly, and an owner's mark on each risk. */
function riskBoard(): string {
  const tone = (column: number, level: number) =>
    [firoziWash, firoziWash, haldiWash, haldi, kesar, rani][Math.min(5, column + level)] ?? rani
  const cells = repeat(3, (level) =>
    repeat(5, (column) => rect(28 + column * 33, 64 - level * 28, 31, 26, tone(column, level))),
  )
  const marks =
    diamond(76.5, 49, 8, ink) +
    diamond(142.5, 77, 8, ink) +
    diamond(175.5, 21, 8, paper) +
    diamond(142.5, 21, 8, ink)
  return area(cells + marks + line('M20 4V92H196', ink, 2.4) + line('M13 11L20 4L27 11', ink, 2.4))
}

/** Build, buy or do nothing: each branch ends in its own cost, its own range, and one is chosen. */
function decisionTree(): string {
  const range = (y: number, from: number, to: number, middle: number, tone: string) =>
    line(`M${from} ${y}H${to}M${from} ${y - 7}V${y + 7}M${to} ${y - 7}V${y + 7}`, tone, 2.4) +
    diamond(middle, y, 7, tone)
  const branches =
    line('M50 100H74L140 34H172', firoziNight, 3) +
    line('M50 100H172', kesarNight, 3) +
    line('M50 100H74L140 166H172', haldi, 5) +
    line('M208 34H232L246 20H268M232 34L246 48H268', firoziNight, 3) +
    line('M208 100H268', kesarNight, 3) +
    line('M208 166H268', haldi, 5)
  const nodes =
    diamond(34, 100, 26, paper) +
    path('M34 74L8 100L34 126Z', nightLine) +
    diamond(34, 100, 9, ink) +
    rect(172, 18, 36, 32, firozi) +
    rect(180, 26, 9, 16, paper) +
    rect(193, 32, 9, 10, paper) +
    rect(172, 84, 36, 32, kesar) +
    path('M180 94H200L196 108H184Z', paper) +
    diamond(190, 166, 20, haldi) +
    line('M183 166L188 171L198 161', ink, 3.4)
  const scores =
    axis('M284 6V194', nightLine) +
    range(20, 316, 404, 372, firoziNight) +
    range(48, 332, 384, 352, firoziNight) +
    range(100, 300, 366, 322, kesarNight) +
    range(166, 296, 330, 308, haldi)
  const ends =
    [20, 48].map((y) => diamond(268, y, 8, firoziNight)).join('') +
    diamond(268, 100, 8, kesarNight) +
    diamond(268, 166, 10, haldi)
  return feature(branches + nodes + scores + ends)
}

export const consultingStrategy = specimenOf(
  'consulting-strategy',
  [transformation, bottleneck, marketEntry, riskBoard],
  decisionTree,
)
