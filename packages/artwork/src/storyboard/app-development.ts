import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import { bars, box, cross, phone, plate, route, sheet, squares, stop, tick } from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, night, night2, nightLine, nightRule, paper } = colour

const train: Train = {
  kites: [
    { kite: 'consulting-strategy', at: [166, 178], size: 66, turn: -9 },
    { kite: 'ui-ux-design', at: [412, 208], size: 90, turn: 14, options: { on: 'night' } },
    { kite: 'software-hardware-development', at: [694, 152], size: 108, turn: -12 },
    {
      kite: 'app-development',
      at: [986, 190],
      size: 204,
      turn: 12,
      options: { palette: [rani, kesar, ink] },
    },
  ],
  grounds: [firozi, haldi],
  anchor: 'terrace',
  exit: [1160, 96],
  horizon: 312,
}

/** One list of features in the middle: what needs the hardware goes left, the rest is shared. */
function nativeOrShared(): string {
  const entries = [
    { tone: rani, widths: [92, 60] },
    { tone: ink, widths: [76, 92] },
    { tone: ink, widths: [92, 44] },
    { tone: rani, widths: [64, 84] },
    { tone: ink, widths: [88, 70] },
    { tone: ink, widths: [92, 52] },
  ]
  const rows = entries.map(({ tone, widths }, index) => {
    const y = 104 + index * 58
    return diamond(266, y, 12, tone) + bars(290, y - 10, widths, ink, 7, 15)
  })
  const handset = (x: number, y: number, tone: string) =>
    phone(x, y, 108, 180) +
    rect(x + 18, y + 38, 72, 50, tone) +
    bars(x + 18, y + 104, [72, 50], ink, 7, 18)
  const native =
    line(route([254, 104], [206, 104], [180, 130], [152, 130]), rani, 3) +
    line(route([254, 278], [210, 278], [152, 336]), rani, 3)
  const shared =
    line('M396 162H408L420 174V382L408 394H396M396 220H420M396 336H420M420 240H452', ink, 3) +
    line('M488 130L452 166V300L488 336', ink, 3) +
    stop(452, 240, 18, firozi)
  return plate(
    haldi,
    handset(44, 40, rani) +
      handset(44, 246, kesar) +
      handset(488, 40, firozi) +
      handset(488, 246, firozi) +
      native +
      shared +
      sheet(236, 50, 160, 388, paper, rani) +
      rows.join(''),
  )
}

/** Awake, put to sleep, awake again: one thin line keeps running and the queue waits on it. */
function asleep(): string {
  const awake = (x: number, done: boolean) =>
    phone(x, 64, 168, 290, paper, night2, nightLine) +
    rect(x + 10, 90, 148, 40, done ? firozi : rani) +
    repeat(3, (index) => {
      const y = 158 + index * 56
      return (
        rect(x + 28, y, 34, 34, done ? colour.firoziWash : colour.raniWash) +
        bars(x + 74, y + 6, [66, 46], ink, 7, 16) +
        (done ? tick(x + 45, y + 18, 9) : '')
      )
    })
  const dark =
    phone(236, 40, 168, 338, night, night) +
    line('M252 40H388L404 56V362L388 378H252L236 362V56Z', nightLine, 2, 'stroke-dasharray="8 7"') +
    path('M334 116A44 44 0 1 0 366 178A36 36 0 0 1 334 116Z', nightRule)
  const spots = [60, 124, 188]
  const queue = [252, 276, 300, 324, 348, 372]
  return plate(
    night,
    squares() +
      awake(36, false) +
      dark +
      awake(436, true) +
      line('M0 424H640', haldi, 3) +
      line('M320 378V424', haldi, 3, 'stroke-dasharray="4 6"') +
      spots.map((x) => stop(x, 424, 12, rani)).join('') +
      queue.map((x) => diamond(x, 424, 17, rani, `stroke="${night}" stroke-width="3"`)).join('') +
      [452, 516, 580].map((x) => stop(x, 424, 12, firozi)).join(''),
  )
}

/** A release goes to few, then more, then all; the one that crashes is stopped at the second gate. */
function stagedRelease(): string {
  const field = (x: number, y: number, side: number, tone: string) =>
    repeat(side, (row) =>
      repeat(side, (column) =>
        diamond(x + column * 22 - (side - 1) * 11, y + row * 22 - (side - 1) * 11, 9, tone),
      ),
    )
  const good =
    line('M0 132H640', ink, 3) +
    [
      [78, 1],
      [196, 2],
      [338, 4],
      [530, 7],
    ]
      .map(([x = 0, side = 0]) => {
        const half = side * 11 + 14
        return box(x - half, 132 - half, half * 2, half * 2, paper) + field(x, 132, side, firozi)
      })
      .join('')
  const bar =
    rect(264, 296, 20, 128, haldi) +
    repeat(4, (index) =>
      path(
        `M264 ${316 + index * 32}L284 ${296 + index * 32}V${312 + index * 32}L264 ${332 + index * 32}Z`,
        ink,
      ),
    ) +
    line('M264 296H284V424H264Z', ink, 2)
  const bad =
    line('M0 360H264', ink, 3) +
    line('M284 360H640', ink, 3, 'stroke-dasharray="3 9"') +
    box(53, 335, 50, 50, paper) +
    field(78, 360, 1, rani) +
    box(160, 324, 72, 72, paper) +
    field(196, 360, 2, rani)
  const report =
    line(route([232, 344], [248, 344], [282, 310], [372, 310]), ink, 3) +
    sheet(372, 264, 220, 186, paper, rani) +
    place('app-development', 412, 310, 25, 0, { tail: false, spar: 1.6 }) +
    rect(400, 342, 24, 38, ink) +
    rect(403, 347, 18, 26, firozi) +
    cross(412, 416, 10, rani, 5) +
    bars(450, 297, [84, 62], ink, 8, 18) +
    bars(450, 348, [110, 74], ink, 8, 18) +
    bars(450, 403, [96, 116], ink, 8, 18)
  return plate(kesar, good + bad + report + bar)
}

export const appDevelopment = storyboardOf('app-development', train, [
  nativeOrShared,
  asleep,
  stagedRelease,
])
