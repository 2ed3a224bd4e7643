import { place } from '../kite.ts'
import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import {
  bars,
  box,
  browser,
  cross,
  ghost,
  phone,
  plate,
  route,
  sheet,
  squares,
  stop,
  tick,
} from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, night2, nightLine, paper } = colour

const train: Train = {
  kites: [
    { kite: 'web-development', at: [142, 226], size: 66, turn: -12 },
    { kite: 'app-development', at: [420, 152], size: 86, turn: 9, options: { on: 'night' } },
    { kite: 'cloud-operations', at: [706, 184], size: 112, turn: -9 },
    {
      kite: 'progressive-web-apps',
      at: [990, 146],
      size: 208,
      turn: 16,
      options: { palette: [rani, haldi, ink] },
    },
  ],
  grounds: [firozi, kesar],
  anchor: 'bank',
  exit: [1150, 110],
  horizon: 312,
}

/** Three rules for three kinds of thing: code lives on the phone, pictures half way, prices travel. */
function cachingPlan(): string {
  const screen =
    rect(62, 82, 148, 44, rani) +
    rect(80, 100, 60, 8, paper) +
    [140, 244, 348]
      .map(
        (y, index) =>
          box(80, y - 4, 112, 76, paper) +
          diamond(136, y + 34, 24, [ink, kesar, haldi][index] ?? ink),
      )
      .join('')
  const server =
    rect(508, 90, 88, 322, ink) +
    [122, 184, 246, 308, 370]
      .map(
        (y, index) =>
          rect(524, y - 10, 36, 6, nightLine) +
          diamond(578, y - 7, 6, index % 2 === 0 ? haldi : paper),
      )
      .join('')
  const line0 = line('M222 174H508M222 278H508M222 382H508', ink, 2, 'stroke-dasharray="3 8"')
  const code = repeat(3, (index) => box(230 + index * 18, 152, 44, 44, ink, paper))
  const pictures =
    line('M222 278H330', ink, 3) +
    repeat(2, (index) => box(330 + index * 16, 248 + index * 12, 62, 52, paper)) +
    path('M346 312L366 286L380 300L390 292L408 312Z', kesar)
  const prices =
    line('M222 382H508', ink, 3) +
    [262, 318, 374, 474]
      .map((x) => diamond(x, 382, 18, haldi, `stroke="${ink}" stroke-width="2"`))
      .join('')
  const outage =
    line('M424 60V430', rani, 4, 'stroke-dasharray="12 10"') +
    diamond(424, 60, 20, rani) +
    cross(424, 60, 7, paper, 3.4)
  return plate(
    firozi,
    phone(52, 56, 168, 470) + screen + line0 + server + code + pictures + outage + prices,
  )
}

/** Nothing is asked on arrival; after the order is placed, the icon drops onto the home screen. */
function rightMoment(): string {
  const apps = repeat(4, (row) =>
    repeat(3, (column) => {
      const [x, y] = [404 + column * 62, 108 + row * 76]
      if (row === 2 && column === 1) return ''
      return rect(
        x,
        y,
        44,
        44,
        [colour.nightRule, colour.nightLine, night2][(row * 2 + column) % 3] ?? night2,
      )
    }),
  )
  const home =
    phone(372, 44, 220, 480, colour.night) +
    apps +
    rect(386, 424, 192, 56, night2) +
    rect(457, 251, 62, 62, paper)
  const way =
    line(route([96, 128], [96, 352], [140, 396], [300, 396], [372, 324]), ink, 3) +
    line('M371 324H488V312', haldi, 3)
  const arrival =
    sheet(48, 64, 200, 84, paper, rani, 22) +
    bars(112, 88, [104, 76], ink, 8, 20) +
    line('M76 112L88 100M84 116L96 104M70 106L82 94', rani, 4)
  const refused =
    ghost(176, 176, 120, 62, ink) +
    cross(236, 207, 14, rani, 5) +
    line(route([96, 207], [176, 207]), ink, 3, 'stroke-dasharray="4 7"')
  const act =
    diamond(158, 396, 46, paper, `stroke="${ink}" stroke-width="2"`) + tick(158, 398, 19, rani, 7)
  return plate(
    haldi,
    home +
      way +
      arrival +
      refused +
      act +
      place('progressive-web-apps', 488, 282, 29, 0, { tail: false, spar: 1.6 }),
  )
}

/** One codebase, three doors: the phone, the desktop and the store's shelf. */
function oneBuild(): string {
  const build =
    rect(40, 168, 144, 144, haldi) + rect(40, 168, 96, 96, rani) + rect(40, 168, 48, 48, paper)
  const routes =
    line(route([184, 192], [232, 192], [312, 112], [380, 112]), colour.raniNight, 4) +
    line('M184 240H356', haldi, 4) +
    line(route([184, 288], [232, 288], [330, 386], [404, 386]), paper, 4)
  const app = (x: number, y: number, unit: number) =>
    rect(x, y, unit * 3, unit * 3, haldi) +
    rect(x, y, unit * 2, unit * 2, rani) +
    rect(x, y, unit, unit, paper)
  const desktop =
    browser(372, 34, 240, 124, paper, nightLine) +
    app(392, 74, 24) +
    bars(486, 80, [102, 82, 102], ink, 8, 22)
  const handset = phone(356, 174, 104, 132, paper, night2, nightLine) + app(384, 214, 16)
  const shop =
    rect(404, 372, 208, 84, paper) +
    repeat(8, (index) =>
      path(`M${404 + index * 26} 348h26v18l-13 13l-13 -13Z`, index % 2 === 0 ? rani : paper),
    ) +
    app(424, 396, 14) +
    [492, 554].map((x) => rect(x, 396, 42, 42, colour.vellum)).join('')
  return plate(
    colour.night,
    squares() + routes + build + desktop + handset + shop + stop(184, 240, 12, rani),
  )
}

export const progressiveWebApps = storyboardOf('progressive-web-apps', train, [
  cachingPlan,
  rightMoment,
  oneBuild,
])
