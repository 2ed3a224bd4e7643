import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { crop, diamond, group, line, path, rect, repeat } from '../svg.ts'
import { bars, box, person, plate, sheet, squares, tick, tip, uprights } from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, night2, nightLine, paper, rule } = colour

const train: Train = {
  kites: [
    { kite: 'data-analytics', at: [160, 182], size: 68, turn: 12 },
    { kite: 'digital-marketing', at: [418, 204], size: 88, turn: -10, options: { on: 'night' } },
    { kite: 'ui-ux-design', at: [702, 148], size: 106, turn: 12 },
    { kite: 'content-creation', at: [996, 182], size: 204, turn: -12 },
  ],
  grounds: [firozi, kesar],
  anchor: 'mast',
  exit: [1150, 80],
  horizon: 302,
}

/** A pencil at 45 degrees, its point at the origin and its body up to the right. */
function pencil(
  x: number,
  y: number,
  length: number,
  { tone, lead, end }: { tone: string; lead: string; end: string },
): string {
  const body =
    path('M0 0L34 -16V16Z', colour.bamboo) +
    path('M0 0L12 -5.6V5.6Z', lead) +
    rect(34, -16, length, 32, tone) +
    rect(34, -5, length, 10, ink, 'opacity=".18"') +
    rect(34 + length, -16, 16, 32, paper) +
    rect(50 + length, -16, 24, 32, end)
  return group(`transform="translate(${x} ${y}) rotate(-45)"`, body)
}

/** The one-page brief, pinned over the calendar: reader, question, answer, proof, next step. */
function brief(): string {
  const cells =
    repeat(20, (row) => `M0 ${(row - 7) * 84 + 36}H640`) +
    uprights([32, 128, 224, 320, 416, 512, 608])
  const booked = [
    [0, 0, haldi],
    [5, 1, firozi],
    [0, 3, kesar],
    [5, 3, haldi],
    [0, 4, firozi],
  ] as const
  const days = booked.map(([column, row, tone]) =>
    rect(column * 96 + 32, row * 84 + 36, 96, 84, tone),
  )
  const page =
    sheet(164, 52, 312, 470, paper, haldi, 34) +
    person(206, 84, 44, rani, ink) +
    bars(250, 92, [150, 106], ink, 9, 20) +
    rect(188, 146, 264, 62, colour.haldiWash) +
    diamond(216, 177, 15, ink) +
    bars(250, 166, [176, 128], ink, 8, 18) +
    bars(188, 230, [264, 264, 220], rule, 8, 20) +
    line('M188 306H452', ink, 2) +
    [188, 280, 372]
      .map(
        (x, index) =>
          box(
            x,
            322,
            80,
            46,
            [colour.firoziWash, colour.kesarWash, colour.raniWash][index] ?? paper,
          ) + tick(x + 40, 346, 12, ink, 4),
      )
      .join('') +
    rect(188, 392, 160, 42, rani) +
    tip(330, 413, 'right', paper, 10, 4) +
    bars(206, 409, [84], paper)
  return plate(
    colour.raniWash,
    days.join('') +
      line(cells, ink, 1.5) +
      page +
      pencil(427, 338, 190, { tone: haldi, lead: ink, end: rani }),
  )
}

/** The editor's cut: struck lines slide out of the page as strips and leave their slots behind. */
function cutByAnother(): string {
  const lines = [236, 212, 0, 236, 190, 0, 236, 224, 0, 204]
  const text = lines.map((width, row) => {
    const y = 170 + row * 34
    return width === 0 ? rect(56, y - 12, 320, 34, colour.night) : rect(92, y, width, 10, rule)
  })
  const strips = [
    [238, 250],
    [340, 330],
    [442, 282],
  ].map(
    ([y = 0, x = 0], index) =>
      rect(x, y - 10, 304, 30, paper) +
      rect(x + 28, y, [220, 180, 236][index] ?? 220, 10, rule) +
      line(`M${x + 14} ${y + 5}H${x + 290}`, rani, 4),
  )
  const page =
    sheet(56, 44, 320, 480, paper, haldi, 34) +
    rect(92, 78, 180, 16, ink) +
    rect(92, 108, 124, 16, ink) +
    rect(92, 142, 56, 8, rani)
  return plate(
    colour.night,
    squares() +
      page +
      text.join('') +
      strips.join('') +
      pencil(424, 226, 150, { tone: rani, lead: rani, end: haldi }),
  )
}

/** A strip of film that needs no sound: every frame has its caption, and the level stays under the line. */
function filmOnMute(): string {
  const [top, height, pitch] = [64, 236, 256]
  const holes = repeat(
    22,
    (index) =>
      rect(6 + index * 30, top + 8, 14, 16, paper) +
      rect(6 + index * 30, top + height - 24, 14, 16, paper),
  )
  const scenes = [
    { ground: firozi, at: [150, 70], size: 44, turn: -12, caption: 120 },
    { ground: haldi, at: [146, 66], size: 60, turn: 9, caption: 150 },
    { ground: rani, at: [122, 62], size: 84, turn: -9, caption: 96 },
  ] as const
  const frames = scenes.map(({ ground, at, size, turn, caption }, index) => {
    const scene =
      rect(0, 0, 244, 132, ground) +
      line('M0 150C70 150 90 100 150 76', ink, 2) +
      place('content-creation', at[0], at[1], size, turn, {
        palette: [haldi, paper, ink],
        spar: 1.3,
      })
    const words = rect(28, 147, caption, 9, paper) + rect(36 + caption, 147, 40, 9, haldi)
    return group(
      `transform="translate(${index * pitch - 96} ${top + 32})"`,
      crop(0, 0, 244, 132, scene) + words,
    )
  })
  const levels = [22, 40, 58, 34, 66, 48, 74, 30, 52, 70, 44, 60, 26, 68, 38, 56, 72, 34, 50, 28]
  const meter = levels.map((level, index) =>
    rect(20 + index * 30.5, 448 - level, 20, level, level > 64 ? haldi : firozi),
  )
  return plate(
    kesar,
    rect(0, top, 640, height, ink) +
      holes +
      frames.join('') +
      rect(0, 332, 640, 148, night2) +
      meter.join('') +
      line('M0 366H640', paper, 2.4, 'stroke-dasharray="10 7"') +
      line('M0 448H640', nightLine, 2),
  )
}

export const contentCreation = storyboardOf('content-creation', train, [
  brief,
  cutByAnother,
  filmOnMute,
])
