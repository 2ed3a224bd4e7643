import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import {
  bars,
  box,
  floor,
  ghost,
  parcel,
  plate,
  route,
  sheet,
  squares,
  stop,
  tip,
} from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, night2, paper } = colour

const train: Train = {
  kites: [
    { kite: 'digital-marketing', at: [152, 214], size: 66, turn: 11 },
    { kite: 'payment-gateway', at: [428, 170], size: 88, turn: -13, options: { on: 'night' } },
    {
      kite: 'ecommerce-solutions',
      at: [690, 178],
      size: 116,
      turn: 9,
      options: { palette: [rani, paper, ink] },
    },
    { kite: 'payment-orchestration', at: [1012, 132], size: 192, turn: -9 },
  ],
  grounds: [kesar, firozi],
  anchor: 'reel',
  exit: [1150, 90],
  horizon: 300,
}

const GOODS = [rani, kesar, haldi, firozi, ink] as const

/** Three shops on one street: rented and ready, large and shelved, and one built to its own plan. */
function platforms(): string {
  const good = (x: number, y: number, r: number, index: number) =>
    diamond(x, y, r, GOODS[index % GOODS.length] ?? rani)
  const awning = repeat(6, (index) =>
    path(
      `M${46 + index * 22} 262h22v26l-11 11l-11 -11Z`,
      index % 2 === 0 ? rani : paper,
      `stroke="${ink}" stroke-width="2"`,
    ),
  )
  const kiosk =
    box(52, 262, 120, 158, paper) +
    repeat(4, (index) => good(86 + (index % 2) * 52, 328 + Math.floor(index / 2) * 52, 18, index)) +
    awning
  const shelves = repeat(4, (row) =>
    repeat(5, (column) => good(244 + column * 36, 146 + row * 68, 14, row * 3 + column * 2)),
  )
  const store =
    box(220, 96, 192, 324, paper) +
    rect(220, 70, 192, 26, ink) +
    shelves +
    line('M220 168H412M220 236H412M220 304H412M220 372H412', ink, 2) +
    rect(221, 373, 190, 46, colour.haldiWash) +
    rect(290, 373, 52, 47, ink)
  const own =
    path('M456 420V246L546 156L586 196V156H612V420Z', paper, `stroke="${ink}" stroke-width="2"`) +
    path(
      'M456 246L546 156L612 222V254L546 188L456 278Z',
      firozi,
      `stroke="${ink}" stroke-width="2"`,
    ) +
    good(546, 250, 30, 0) +
    good(496, 300, 18, 3) +
    good(584, 312, 18, 1) +
    path('M500 420V376L534 342L568 376V420Z', ink)
  return plate(haldi, floor(420, kesar) + line('M0 420H640', ink, 3) + kiosk + store + own)
}

/** Sellers hang their sales into one ledger; each row is cut into commission, tax and payout. */
function ledgerFirst(): string {
  const sellers = [
    { tone: rani, string: colour.raniNight, sold: 262 },
    { tone: kesar, string: colour.kesarNight, sold: 190 },
    { tone: firozi, string: colour.firoziNight, sold: 292 },
    { tone: haldi, string: haldi, sold: 156 },
  ]
  const stalls = sellers.map(({ tone, string }, index) => {
    const x = 52 + index * 144
    const awning = repeat(4, (stripe) =>
      path(`M${x + stripe * 26} 48h26v20l-13 13l-13 -13Z`, stripe % 2 === 0 ? tone : paper),
    )
    return (
      line(`M${x + 52} 112V178`, string, 3) +
      stop(x + 52, 145, 9, tone) +
      rect(x + 8, 70, 88, 42, night2) +
      awning
    )
  })
  const ledger =
    sheet(72, 178, 496, 320, paper, haldi, 30) +
    rect(104, 204, 96, 9, ink) +
    line('M104 448H536M104 454H536', ink, 2.4) +
    line('M104 278H536M104 332H536M104 386H536', colour.rule, 1.6)
  const rows = sellers.map(({ tone, sold }, index) => {
    const y = 238 + index * 54
    return (
      rect(104, y, 26, 26, tone) +
      rect(148, y, sold, 26, tone) +
      rect(154 + sold, y, 38, 26, ink) +
      rect(198 + sold, y, 18, 26, colour.ruleStrong)
    )
  })
  return plate(colour.night, squares() + stalls.join('') + ledger + rows.join(''))
}

/** The order of last month goes round again: press the button, parcels leave the shelf. */
function reorder(): string {
  const loop = route(
    [150, 300],
    [150, 120],
    [210, 60],
    [500, 60],
    [560, 120],
    [560, 360],
    [500, 420],
    [210, 420],
    [150, 360],
    [150, 300],
  )
  const tag =
    sheet(50, 130, 200, 250, paper, haldi) +
    rect(72, 168, 22, 22, rani) +
    rect(72, 204, 22, 22, kesar) +
    rect(72, 240, 22, 22, haldi) +
    bars(106, 175, [92, 70, 106], ink, 8, 36) +
    path('M72 292H228V338L216 350H72Z', rani) +
    line('M138 330L124 316L138 302M124 316H172V306', paper, 4)
  const papers = [haldi, firozi, kesar]
  const shelf =
    box(392, 150, 196, 180, paper) +
    line('M392 210H588M392 270H588', ink, 2) +
    repeat(3, (row) =>
      repeat(4, (column) => {
        const [x, y] = [400 + column * 48, 172 + row * 60]
        if (row === 1 && column === 2) return ghost(x, y, 36, 36, ink)
        return parcel(x, y, 36, papers[(row + column) % 3] ?? haldi, ink)
      }),
    )
  return plate(
    firozi,
    line(loop, ink, 26) +
      line(loop, paper, 2, 'stroke-dasharray="14 5 3 5"') +
      [300, 420].map((x) => parcel(x, 36, 48, kesar, ink)).join('') +
      [270, 390].map((x) => parcel(x, 396, 48, haldi, ink)).join('') +
      tip(258, 60, 'left', haldi, 14, 5) +
      tip(356, 420, 'right', haldi, 14, 5) +
      shelf +
      tag,
  )
}

export const ecommerceSolutions = storyboardOf('ecommerce-solutions', train, [
  platforms,
  ledgerFirst,
  reorder,
])
