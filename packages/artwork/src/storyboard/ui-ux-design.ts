import { colour } from '../palette.ts'
import { diamond, diamondPath, line, path, rect, repeat } from '../svg.ts'
import { bars, box, ghost, hatch, phone, plate, route, squares, stop, tick } from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, nightLine, paper } = colour

const train: Train = {
  kites: [
    { kite: 'app-development', at: [154, 216], size: 66, turn: 14 },
    { kite: 'rd-prototyping', at: [430, 164], size: 88, turn: -9, options: { on: 'night' } },
    {
      kite: 'ui-ux-design',
      at: [698, 172],
      size: 120,
      turn: 9,
    },
    { kite: 'web-development', at: [1002, 148], size: 196, turn: -14 },
  ],
  grounds: [firozi, haldi],
  anchor: 'reel',
  exit: [1150, 50],
  horizon: 310,
}

/** One screen on five days: empty, loading, full, broken and offline. */
function badDays(): string {
  const small = (x: number, draw: (x: number, y: number) => string) =>
    phone(x, 130, 108, 260) + rect(x + 10, 156, 88, 26, colour.vellum) + draw(x + 10, 182)
  const empty = (x: number, y: number) =>
    line(diamondPath(x + 44, y + 60, 26), ink, 2.4, 'stroke-dasharray="6 5"') +
    bars(x + 20, y + 110, [48, 30], colour.rule, 7, 16)
  const loading = (x: number, y: number) =>
    repeat(
      3,
      (row) =>
        hatch(x + 10, y + 18 + row * 54, 68, 34, kesar, 10, 3) +
        rect(x + 10, y + 56 + row * 54, 40, 5, colour.rule),
    )
  const broken = (x: number, y: number) =>
    rect(x + 10, y + 18, 68, 78, colour.raniWash) +
    line(`M${x + 52} ${y + 18}l-16 16l12 12l-20 20l14 14l-16 16`, rani, 4) +
    bars(x + 10, y + 116, [68, 44], ink, 7, 16) +
    rect(x + 10, y + 152, 68, 22, rani)
  const offline = (x: number, y: number) =>
    repeat(4, (index) =>
      rect(x + 16 + index * 16, y + 82 - index * 14, 10, 16 + index * 14, colour.ruleStrong),
    ) +
    line(`M${x + 12} ${y + 28}l64 64`, rani, 5) +
    bars(x + 16, y + 120, [56, 36], colour.rule, 7, 16)
  const full =
    phone(228, 40, 184, 400) +
    rect(238, 66, 164, 44, kesar) +
    bars(254, 84, [72], paper, 9) +
    rect(254, 126, 132, 92, haldi) +
    path('M254 218L300 172L326 198L346 178L386 218Z', rani) +
    bars(254, 236, [132, 96], ink, 9, 22) +
    repeat(2, (index) => rect(254 + index * 70, 288, 62, 54, index === 0 ? firozi : ink)) +
    rect(254, 360, 132, 34, rani) +
    bars(290, 373, [60], paper, 8)
  return plate(
    haldi,
    line('M0 420H640', ink, 2, 'stroke-dasharray="14 5 3 5"') +
      small(-12, empty) +
      small(108, loading) +
      small(424, broken) +
      small(544, offline) +
      full,
  )
}

/** The same card in three languages: one short, one long, one tall, each measured before approval. */
function roomForMore(): string {
  const card = (x: number, y: number, width: number, height: number, tone: string, words: string) =>
    box(x, y, width, height, paper) +
    rect(x, y, height, height, tone, `stroke="${ink}" stroke-width="2"`) +
    diamond(x + height / 2, y + height / 2, 20, paper) +
    words
  const gauge = (x: number, y: number, width: number) =>
    line(`M${x} ${y}H${x + width}`, ink, 2) +
    line(
      `M${x + 10} ${y - 10}L${x} ${y}L${x + 10} ${y + 10}M${x + width - 10} ${y - 10}L${x + width} ${y}L${x + width - 10} ${y + 10}`,
      ink,
      2,
    ) +
    line(`M${x} ${y - 18}V${y + 18}M${x + width} ${y - 18}V${y + 18}`, ink, 1.6)
  const short = card(
    56,
    66,
    260,
    76,
    rani,
    bars(154, 90, [52], ink, 12) +
      bars(216, 90, [74], ink, 12) +
      bars(154, 114, [96], colour.ruleStrong, 6),
  )
  const long = card(
    56,
    206,
    496,
    76,
    firozi,
    [
      [154, 120],
      [286, 88],
      [386, 136],
    ]
      .map(([x = 0, w = 0]) => rect(x, 230, w, 12, ink))
      .join('') + bars(154, 254, [220], colour.ruleStrong, 6),
  )
  const tall = card(
    56,
    346,
    340,
    106,
    haldi,
    [
      [184, 84],
      [280, 92],
    ]
      .map(
        ([x = 0, w = 0]) =>
          rect(x, 388, w, 14, ink) +
          rect(x + 12, 374, 26, 8, ink) +
          rect(x + w - 34, 408, 18, 10, ink),
      )
      .join('') + bars(184, 430, [150], colour.ruleStrong, 6),
  )
  const upright =
    line('M436 346V452', ink, 2) +
    line('M426 356L436 346L446 356M426 442L436 452L446 442', ink, 2) +
    line('M418 346H454M418 452H454', ink, 1.6)
  return plate(
    kesar,
    squares(64, ink, 'opacity=".18"') +
      line('M316 40V480', ink, 1.6, 'stroke-dasharray="14 5 3 5"') +
      short +
      long +
      tall +
      gauge(56, 174, 260) +
      gauge(56, 312, 496) +
      upright,
  )
}

/** A kit of parts on its frame, as moulded; four are already broken off and make the screen. */
function kitOfParts(): string {
  const spars = line('M40 56H332V424H40ZM40 148H332M40 240H332M40 332H332M186 56V424', nightLine, 6)
  const hole = (x: number, y: number, width: number, height: number) =>
    rect(x, y, width, height, colour.night) + ghost(x, y, width, height)
  const parts =
    rect(62, 84, 102, 36, rani) +
    bars(86, 99, [54], paper, 7) +
    hole(208, 76, 102, 52) +
    box(62, 176, 102, 36, paper, paper) +
    bars(74, 191, [44], ink, 7) +
    rect(208, 176, 56, 36, firozi) +
    rect(236, 180, 24, 28, paper) +
    rect(282, 180, 28, 28, paper) +
    tick(296, 195, 8, ink) +
    hole(62, 262, 102, 48) +
    diamond(234, 286, 22, haldi) +
    diamond(288, 286, 22, kesar) +
    rect(62, 358, 102, 40, haldi) +
    bars(74, 374, [36, 0], ink, 8) +
    path('M134 370H152L143 379Z', ink) +
    hole(208, 350, 102, 56)
  const stubs = line(
    'M113 62V84M113 142V120M113 154V176M113 234V212M236 154V176M236 234V212M296 154V180M234 246V264M288 246V264M234 326V308M288 326V308M113 338V358M113 418V398',
    nightLine,
    4,
  )
  const screen =
    phone(412, 48, 188, 470, paper, nightLine) +
    rect(430, 94, 152, 78, haldi) +
    bars(446, 116, [84, 116], ink, 9, 22) +
    rect(430, 190, 152, 72, colour.firoziWash) +
    diamond(466, 226, 22, firozi) +
    bars(500, 212, [66, 44], ink, 8, 20) +
    rect(430, 280, 152, 72, colour.kesarWash) +
    diamond(466, 316, 22, kesar) +
    bars(500, 302, [66, 44], ink, 8, 20) +
    rect(430, 372, 152, 44, rani) +
    bars(470, 390, [72], paper, 8)
  const moves =
    line(route([310, 102], [376, 102], [398, 124], [430, 124]), haldi, 3) +
    line(route([310, 378], [350, 378], [366, 394], [430, 394]), colour.raniNight, 3)
  return plate(
    colour.night,
    squares() +
      spars +
      stubs +
      parts +
      screen +
      moves +
      stop(430, 124, 9, haldi) +
      stop(430, 394, 9, rani),
  )
}

export const uiUxDesign = storyboardOf('ui-ux-design', train, [badDays, roomForMore, kitOfParts])
