import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import { absent, area, cased, dashes, feature, row, specimenOf } from './grammar.ts'

const { rani, firozi, firoziWash, haldi, haldiWash, ink, paper, rule } = colour
const { night2, nightLine } = colour

/** The riskiest belief on one card; what does not test it moves to the later list. */
function nameTheBet(): string {
  const card =
    path('M8 10H86L102 26V86H8Z', haldi) +
    path('M86 10V26H102Z', rani) +
    row(1, 20, 28, 0, 46, 7, ink) +
    row(1, 20, 44, 0, 70, 7, ink) +
    row(1, 20, 60, 0, 34, 7, ink) +
    line('M20 74H90', rani, 3)
  const list = [10, 28, 46, 64].map((y, index) =>
    index === 0 ? rect(132, y, 60, 13, rani) : absent(132, y, 60, 13, ink),
  )
  return area(
    card + list.join('') + absent(132, 82, 36, 8, rule) + line('M102 46.5L132 16.5', rani, 2.4),
  )
}

/** Clickable screens: a tap on one opens the next. */
function prototype(): string {
  const screen = (x: number, body: string) =>
    cased(x, 6, 48, 84, 7, ink) + rect(x + 5, 16, 38, 64, paper) + body
  const first = screen(
    8,
    rect(19, 24, 26, 18, haldi) + row(1, 19, 48, 0, 26, 4, ink) + rect(19, 62, 26, 11, rani),
  )
  const second = screen(
    76,
    row(2, 87, 24, 14, 11, 11, firozi) +
      row(2, 87, 40, 14, 11, 11, haldi) +
      rect(87, 62, 26, 11, rani),
  )
  const third = screen(
    144,
    diamond(168, 40, 13, firozi) +
      line('M162 40L167 45L175 36', paper, 3) +
      row(1, 155, 62, 0, 26, 4, ink),
  )
  const taps =
    line('M32 68H58L66 60V42L74 34H81M100 68H126L134 60V42L142 34H149', rani, 2.4) +
    [32, 100].map((x) => diamond(x, 68, 8, paper, `stroke="${rani}" stroke-width="2.4"`)).join('')
  return area(first + second + third + taps)
}

/** A thin slice through all the layers, working from top to bottom. */
function thinSlice(): string {
  const layers = [6, 29, 52, 75]
    .map((y) => rect(8, y, 184, 17, haldiWash) + absent(8, y, 184, 17, ink))
    .join('')
  const slice = [rani, haldi, firozi, ink]
    .map((tone, index) => rect(84, 4 + index * 23, 36, 21, tone))
    .join('')
  return area(
    rect(78, 0, 48, 96, paper) +
      layers +
      rect(80, 1, 44, 95, paper) +
      slice +
      line('M102 25V29M102 48V52M102 71V75', paper, 4),
  )
}

/** A small group goes first; each bar shows who went on and who stopped. */
function launch(): string {
  const people = [
    [14, 34],
    [14, 62],
    [32, 20],
    [32, 48],
    [32, 76],
    [50, 34],
    [50, 62],
  ]
    .map(([x = 0, y = 0], index) =>
      diamond(x, y, 10, index === 3 ? rani : index % 2 === 0 ? haldi : ink),
    )
    .join('')
  const bars = [72, 58, 34, 26]
    .map(
      (height, index) =>
        absent(84 + index * 29, 10, 22, 72 - height, rule) +
        rect(84 + index * 29, 84 - height, 22, height, [ink, ink, haldi, rani][index] ?? ink),
    )
    .join('')
  return area(
    people + bars + line('M62 48H76M70 42L76 48L70 54', ink, 2.4) + line('M78 85H200', ink, 2.4),
  )
}

/** One idea in four stages: pencil, clickable, core, in people's hands. */
function stages(): string {
  const pencil =
    cased(
      14,
      86,
      56,
      98,
      8,
      'none',
      `stroke="${nightLine}" stroke-width="2" stroke-dasharray="5 4"`,
    ) + dashes('M24 104H60V128H24ZM24 140H60M24 152H48', nightLine, 2)
  const clickable =
    cased(98, 68, 66, 116, 9, 'none', `stroke="${paper}" stroke-width="2.4"`) +
    line('M108 86H154V118H108ZM108 132H154M108 146H138', paper, 2.4) +
    rect(108, 158, 46, 14, 'none', `stroke="${haldi}" stroke-width="2.4"`) +
    diamond(131, 165, 9, haldi)
  const core =
    cased(194, 46, 78, 138, 10, nightLine) +
    rect(201, 60, 64, 110, night2) +
    rect(201, 60, 64, 24, rani) +
    rect(209, 92, 48, 32, haldi) +
    dashes('M209 134H257M209 144H240', nightLine, 2) +
    rect(209, 152, 48, 12, rani)
  const live =
    cased(304, 14, 100, 170, 13, paper) +
    rect(313, 32, 82, 134, firoziWash) +
    rect(313, 32, 82, 26, rani) +
    rect(321, 41, 34, 8, paper) +
    place('mvp-development', 354, 92, 28, 0, { tail: false, spar: 1.4 }) +
    rect(321, 128, 66, 6, ink) +
    rect(321, 140, 44, 6, ink) +
    rect(321, 152, 66, 10, haldi)
  const steps = line('M70 135H98M164 126H194M272 115H304', haldi, 3)
  return feature(
    line('M0 192H420', nightLine, 2) +
      steps +
      pencil +
      clickable +
      core +
      live +
      repeat(4, (index) => diamond([42, 131, 233, 354][index] ?? 0, 192, 6, haldi)),
  )
}

export const mvpDevelopment = specimenOf(
  'mvp-development',
  [nameTheBet, prototype, thinSlice, launch],
  stages,
)
