import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import {
  bars,
  box,
  browser,
  envelope,
  ghost,
  phone,
  plate,
  route,
  sheet,
  squares,
  stop,
  tip,
} from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, night2, nightLine, paper, rule } = colour

const train: Train = {
  kites: [
    { kite: 'ui-ux-design', at: [146, 196], size: 68, turn: 12 },
    { kite: 'content-creation', at: [412, 196], size: 88, turn: -12, options: { on: 'night' } },
    {
      kite: 'web-development',
      at: [708, 156],
      size: 118,
      turn: 9,
      options: { palette: [rani, firozi, ink] },
    },
    { kite: 'seo-optimization', at: [1000, 178], size: 190, turn: -12 },
  ],
  grounds: [haldi, firozi],
  anchor: 'mast',
  exit: [1150, 40],
  horizon: 306,
}

/** A form with one field per kind of content, and the page it fills: same colour, same place. */
function contentModel(): string {
  const fields = [
    { y: 96, tone: rani, width: 96 },
    { y: 176, tone: haldi, width: 66 },
    { y: 256, tone: kesar, width: 82 },
    { y: 336, tone: ink, width: 54 },
  ]
  const form = fields.map(
    ({ y, tone, width }) =>
      rect(68, y - 18, width, 7, ink) +
      box(68, y, 164, 36, paper) +
      rect(68, y, 12, 36, tone) +
      rect(92, y + 15, width * 0.9, 6, rule),
  )
  const links =
    line(route([232, 114], [352, 114]), rani, 3) +
    line(route([232, 194], [262, 194], [296, 228], [352, 228]), haldi, 3) +
    line(route([232, 274], [284, 274], [320, 310], [352, 310]), kesar, 3) +
    line(route([232, 354], [284, 354], [324, 394], [352, 394]), ink, 3)
  const page =
    browser(346, 44, 254, 480) +
    rect(360, 84, 226, 96, rani) +
    bars(376, 108, [110, 82], paper, 11, 24) +
    repeat(3, (index) => rect(360 + index * 78, 196, 70, 64, haldi)) +
    repeat(3, (index) => diamond(395 + index * 78, 228, 18, index === 1 ? ink : paper)) +
    rect(360, 276, 70, 68, kesar) +
    bars(444, 284, [142, 120, 142], ink, 7, 20) +
    rect(360, 360, 226, 68, ink) +
    bars(376, 380, [90, 150], nightLine, 8, 22) +
    rect(360, 444, 226, 60, colour.firoziWash)
  const ends = fields.map(({ tone }, index) => stop(346, [114, 228, 310, 394][index] ?? 0, 9, tone))
  return plate(
    firozi,
    sheet(44, 44, 212, 480, colour.sheet, haldi) +
      form.join('') +
      ghost(68, 414, 164, 36, ink) +
      line('M150 422V442M140 432H160', ink, 3) +
      page +
      links +
      ends.join(''),
  )
}

/** The page is on a cheap phone at once; only the calculator's script still has to arrive. */
function htmlFirst(): string {
  const screen =
    rect(94, 82, 220, 40, rani) +
    rect(110, 97, 62, 9, paper) +
    rect(94, 122, 220, 104, haldi) +
    path('M94 226L154 166L190 202L226 166L286 226Z', rani) +
    bars(114, 246, [180, 152, 172], ink, 8, 18) +
    ghost(114, 310, 180, 74, firozi) +
    bars(114, 404, [164, 180, 120], ink, 8, 18)
  const early = repeat(4, (index) => {
    const x = 366 + index * 80
    return rect(x, 106, 60, 80, paper) + bars(x + 11, 122, [38, 26, 38, 18], rani, 6, 15)
  })
  const late =
    line(
      route([314, 347], [380, 347], [430, 297], [640, 297]),
      firozi,
      3,
      'stroke-dasharray="10 8"',
    ) +
    rect(468, 262, 104, 70, firozi) +
    line('M505 280L488 297L505 314M535 280L552 297L535 314', ink, 4) +
    stop(314, 347, 11, firozi)
  const heights = [40, 64, 22, 84, 30, 12, 50, 72]
  const signal = heights.map((height, index) => {
    const x = 370 + index * 36
    return height < 35
      ? rect(x, 452 - height, 22, height, 'none', `stroke="${nightLine}" stroke-width="2"`)
      : rect(x, 452 - height, 22, height, nightLine)
  })
  return plate(
    colour.night,
    squares() +
      line('M314 146H640', colour.raniNight, 3) +
      early +
      phone(84, 56, 240, 470, colour.sheet, night2, nightLine) +
      screen +
      late +
      line('M352 453H640', nightLine, 2) +
      signal.join(''),
  )
}

/** One form, three places it ends: inbox, customer list and sheet. What fails comes back whole. */
function formsThatEnd(): string {
  const form =
    sheet(52, 64, 196, 332, colour.sheet, rani) +
    bars(76, 96, [96], rani, 10) +
    [128, 192, 256].map((y) => rect(76, y, 70, 7, ink) + box(76, y + 14, 148, 30, paper)).join('') +
    bars(86, 154, [84], ink, 6) +
    bars(86, 218, [112], ink, 6) +
    bars(86, 282, [62], ink, 6) +
    path('M76 330H166L166 356L158 364H76Z', rani) +
    rect(94, 344, 44, 6, paper)
  const inbox = envelope(444, 52, 148, 96, colour.raniWash)
  const customers =
    box(444, 192, 148, 96, firozi) +
    repeat(3, (index) => diamond(474 + index * 44, 224, 13, [paper, ink, paper][index] ?? ink)) +
    repeat(3, (index) => rect(460 + index * 44, 252, 28, 20, [paper, ink, paper][index] ?? ink))
  const table =
    box(444, 332, 148, 96, paper) +
    rect(444, 332, 148, 22, ink) +
    rect(445, 379, 146, 24, colour.haldiWash) +
    line('M444 378H592M444 403H592M493 354V428M543 354V428', ink, 1.6)
  const lines =
    line(route([166, 347], [276, 347], [330, 293], [330, 154], [384, 100], [444, 100]), ink, 3) +
    line(route([330, 240], [444, 240]), ink, 3) +
    line(route([276, 347], [309, 380], [444, 380]), ink, 3) +
    line(
      route([384, 380], [384, 412], [352, 444], [178, 444], [150, 416], [150, 400]),
      ink,
      3,
      'stroke-dasharray="9 7"',
    ) +
    tip(150, 398, 'up') +
    stop(276, 347, 11, rani) +
    stop(384, 380, 11, kesar) +
    tip(440, 100, 'right') +
    tip(440, 240, 'right') +
    tip(440, 380, 'right')
  return plate(haldi, form + inbox + customers + table + lines)
}

export const webDevelopment = storyboardOf('web-development', train, [
  contentModel,
  htmlFirst,
  formsThatEnd,
])
