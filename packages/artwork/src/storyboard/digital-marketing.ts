import { place, type ServiceSlug } from '../kite.ts'
import { colour, shade } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import {
  cross,
  floor,
  ghost,
  type Point,
  plate,
  ring,
  route,
  sheet,
  squares,
  stop,
  tip,
} from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, haldi, ink, paper, night, night2, nightLine, nightRule } = colour

const train: Train = {
  kites: [
    { kite: 'seo-optimization', at: [150, 206], size: 70, turn: -14 },
    { kite: 'content-creation', at: [424, 180], size: 90, turn: 10, options: { on: 'night' } },
    {
      kite: 'digital-marketing',
      at: [700, 164],
      size: 114,
      turn: -9,
      options: { palette: [haldi, paper, ink] },
    },
    { kite: 'data-analytics', at: [1006, 150], size: 196, turn: 13 },
  ],
  grounds: [rani, firozi],
  anchor: 'bank',
  exit: [1140, 60],
  horizon: 300,
}

/** Everyone who saw it, those who asked, those who bought; the haldi line tells the adverts who. */
function funnel(): string {
  const tone = (index: number, row: number) => {
    if ((index * 7 + row * 5) % 11 === 0) return rani
    return (index * 5 + row * 3) % 7 === 0 ? haldi : ink
  }
  const crowd = repeat(5, (row) =>
    repeat(18, (index) =>
      diamond(32 + index * 33 + (row % 2) * 16.5, 26 + row * 17, 7, tone(index, row)),
    ),
  )
  const enquiries = repeat(9, (index) =>
    diamond(152 + index * 42, 172, 15, index % 4 === 1 ? rani : index % 3 === 0 ? haldi : ink),
  )
  const orders = [haldi, rani, ink, haldi].map((fill, i) => diamond(218 + i * 68, 252, 25, fill))
  return plate(
    colour.firoziWash,
    crowd +
      path('M0 122L118 240H0ZM640 122L522 240H640Z', firozi) +
      enquiries +
      path('M118 240L202 324H0V240ZM522 240L438 324H640V240Z', shade.firoziDark) +
      orders.join('') +
      path('M202 324L320 442L438 324H640V480H0V324Z', ink) +
      floor(479, ink) +
      line(route([412, 366], [540, 366], [600, 306], [600, 162]), haldi, 3) +
      line('M600 162V110', ink, 3) +
      tip(600, 106, 'up') +
      stop(600, 236, 11, haldi, ink) +
      place('digital-marketing', 320, 366, 92, 0, { spar: 0.8, palette: [haldi, rani, firozi] }),
  )
}

/** A search and its results: ours climbs to the top, two searches that never buy are shut out. */
function searchResults(): string {
  const field =
    path('M88 40H552V92H88Z', paper) +
    ring(115, 65, 10, ink, 4) +
    line('M120 72L130 82', ink, 4) +
    rect(146, 62, 150, 8, ink) +
    rect(304, 54, 4, 24, rani)
  const results = [
    { y: 206, title: 170, text: 230, shut: false },
    { y: 282, title: 130, text: 190, shut: true },
    { y: 358, title: 190, text: 200, shut: true },
  ]
  const others = results.map(
    ({ y, title, text, shut }) =>
      rect(120, y, 344, 56, night2) +
      rect(136, y + 15, 26, 26, nightLine) +
      rect(178, y + 15, title, 8, nightLine) +
      rect(178, y + 32, text, 6, nightRule) +
      (shut ? cross(436, y + 28, 8, colour.raniNight, 3) : ''),
  )
  const answer =
    sheet(72, 118, 456, 74, haldi, rani, 28) +
    diamond(112, 155, 24, ink) +
    path('M112 131L136 155L112 179Z', rani) +
    rect(156, 136, 210, 12, ink) +
    rect(156, 160, 288, 8, ink)
  const climb =
    line(route([464, 460], [500, 460], [560, 400], [560, 216], [528, 184]), haldi, 3) +
    stop(560, 300, 9, paper) +
    diamond(500, 460, 6, haldi)
  return plate(
    night,
    squares() + field + others.join('') + ghost(120, 434, 344, 56) + climb + answer,
  )
}

/** The month as a diary: days papered in festival colours and a kite for each piece that goes out. */
function diary(): string {
  const [left, top, cell] = [60, 66, 76]
  const papers: [Point, string][] = [
    [[4, 0], colour.haldiWash],
    [[2, 1], haldi],
    [[5, 1], colour.firoziWash],
    [[0, 2], colour.raniWash],
    [[3, 2], colour.firoziWash],
    [[6, 2], haldi],
    [[1, 3], firozi],
    [[5, 4], colour.haldiWash],
  ]
  const pieces: [Point, ServiceSlug][] = [
    [[1, 0], 'content-creation'],
    [[4, 0], 'web-development'],
    [[2, 1], 'digital-marketing'],
    [[5, 1], 'seo-optimization'],
    [[0, 2], 'data-analytics'],
    [[3, 2], 'content-creation'],
    [[6, 2], 'ecommerce-solutions'],
    [[1, 3], 'digital-marketing'],
    [[4, 3], 'app-development'],
    [[2, 4], 'seo-optimization'],
    [[5, 4], 'content-creation'],
  ]
  const head =
    rect(left, top - 34, cell * 7, 34, ink) +
    repeat(7, (day) => rect(left + cell * day + 26, top - 20, 24, 5, day > 4 ? haldi : paper))
  const days = papers.map(([[day, week], fill]) =>
    rect(left + day * cell, top + week * cell, cell, cell, fill),
  )
  const rules =
    repeat(8, (day) => `M${left + day * cell} ${top}V480`) +
    repeat(6, (week) => `M${left} ${top + week * cell}H${left + 7 * cell}`)
  const kites = pieces.map(([[day, week], slug]) =>
    place(slug, left + (day + 0.5) * cell, top + (week + 0.5) * cell, 30, 0, {
      tail: false,
      spar: 1.6,
    }),
  )
  return plate(
    rani,
    head +
      rect(left, top, cell * 7, 480, paper) +
      days.join('') +
      line(rules, ink, 1.5) +
      kites.join(''),
  )
}

export const digitalMarketing = storyboardOf('digital-marketing', train, [
  funnel,
  searchResults,
  diary,
])
