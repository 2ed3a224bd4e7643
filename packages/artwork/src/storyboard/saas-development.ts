import { colour } from '../palette.ts'
import { diamond, line, path, rect, repeat } from '../svg.ts'
import { bars, box, browser, ghost, plate, route, squares, stop } from './grammar.ts'
import { storyboardOf, type Train } from './train.ts'

const { rani, firozi, kesar, haldi, ink, nightLine, paper, vellum } = colour

const train: Train = {
  kites: [
    { kite: 'mvp-development', at: [148, 204], size: 66, turn: -14 },
    { kite: 'payment-gateway', at: [416, 176], size: 86, turn: 12, options: { on: 'night' } },
    { kite: 'white-label-solutions', at: [700, 190], size: 110, turn: -9 },
    { kite: 'saas-development', at: [1000, 158], size: 206, turn: 9 },
  ],
  grounds: [kesar, haldi],
  anchor: 'terrace',
  exit: [1150, 70],
  horizon: 304,
}

/** Tenants behind walls: one has filled its shaft, yet the belt below takes from each in turn. */
function noisyNeighbour(): string {
  const tenants = [
    { tone: rani, queued: 9 },
    { tone: haldi, queued: 2 },
    { tone: kesar, queued: 3 },
    { tone: firozi, queued: 1 },
    { tone: paper, queued: 2 },
  ]
  const [left, pitch, floor] = [70, 100, 356]
  const shafts = tenants.map(({ tone, queued }, index) => {
    const x = left + index * pitch
    const stack = repeat(queued, (row) => box(x + 14, floor - 34 - row * 34, 72, 30, tone))
    const mouth = path(`M${x + 36} ${floor}h28l-14 14Z`, tone)
    return stack + mouth
  })
  const walls = repeat(6, (index) => rect(left + index * pitch - 5, 40, 10, floor - 40, ink))
  const turns = [rani, haldi, kesar, firozi, paper, rani, haldi, kesar]
  const belt =
    rect(0, 390, 640, 90, ink) +
    line('M0 446H640', nightLine, 2, 'stroke-dasharray="14 5 3 5"') +
    turns.map((tone, index) => box(12 + index * 80, 404, 56, 28, tone, paper)).join('')
  return plate(
    firozi,
    rect(65, 40, 510, 316, colour.firoziWash) +
      shafts.join('') +
      walls +
      rect(65, 352, 510, 8, ink) +
      belt,
  )
}

/** Expand, run both, contract: the old version leaves after the new one already works. */
function officeHours(): string {
  const column = 56
  const table = (x: number, tones: readonly string[]) =>
    tones
      .map((tone, index) => {
        const left = x + index * column
        return (
          rect(left, 186, column, 132, paper) +
          rect(left, 186, column, 24, tone) +
          line(`M${left} 186V318`, colour.night, 2) +
          bars(left + 10, 226, [36, 28, 36, 32], tone === haldi ? haldi : colour.rule, 8, 22)
        )
      })
      .join('')
  const version = (x: number, y: number, tone: string) =>
    browser(x, y, 108, 84, paper, nightLine) +
    rect(x + 12, y + 40, 34, 32, tone) +
    bars(x + 56, y + 44, [40, 28], tone, 8, 18)
  const older =
    line('M0 92H428', colour.firoziNight, 4) +
    line('M428 92H640', colour.firoziNight, 3, 'stroke-dasharray="2 10"')
  const newer =
    line('M0 412H212', haldi, 3, 'stroke-dasharray="2 10"') + line('M212 412H640', haldi, 4)
  const ties =
    line('M96 134V186M300 134V186', colour.firoziNight, 3) +
    line('M340 318V370M544 318V370', haldi, 3)
  return plate(
    colour.night,
    squares() +
      older +
      newer +
      ties +
      table(40, [firozi, firozi]) +
      table(236, [firozi, firozi, haldi]) +
      table(488, [firozi, haldi]) +
      line('M168 252H220M420 252H472', nightLine, 3) +
      line('M210 242L220 252L210 262M462 242L472 252L462 262', nightLine, 3) +
      version(42, 50, firozi) +
      version(246, 50, firozi) +
      version(286, 370, haldi) +
      version(490, 370, haldi) +
      stop(428, 92, 10, firozi) +
      stop(212, 412, 10, haldi),
  )
}

/** Features plugged into plans like cords into a panel; a new bundle needs a cord, not a sprint. */
function entitlements(): string {
  const tones = [rani, haldi, firozi, ink, kesar]
  const row = (index: number) => 90 + index * 80
  const features = tones.map(
    (tone, index) =>
      box(48, row(index) - 27, 112, 54, paper) +
      rect(48, row(index) - 27, 28, 54, tone, `stroke="${ink}" stroke-width="2"`) +
      bars(90, row(index) - 10, [52, 36], ink, 7, 14),
  )
  const plans = [
    { y: 44, name: paper, sockets: [rani, haldi, vellum, vellum, vellum] },
    { y: 156, name: haldi, sockets: [rani, haldi, firozi, vellum, vellum] },
    { y: 268, name: kesar, sockets: [rani, haldi, firozi, ink, vellum] },
  ]
  const panels = plans.map(
    ({ y, name, sockets }, index) =>
      box(420, y, 176, 92, paper) +
      rect(420, y, 176, 30, ink) +
      rect(434, y + 12, 48 + index * 30, 7, name) +
      sockets.map((tone, slot) => diamond(448 + slot * 30, y + 62, 11, tone)).join(''),
  )
  const bundle =
    rect(420, 380, 176, 140, colour.kesarWash) +
    ghost(420, 380, 176, 140, ink) +
    diamond(448, 430, 11, rani) +
    diamond(478, 430, 11, kesar)
  const cords =
    line('M160 90H420', rani, 4) +
    line(route([160, 170], [256, 170], [288, 202], [420, 202]), haldi, 4) +
    line(route([160, 250], [240, 250], [304, 314], [420, 314]), firozi, 4) +
    line('M160 330H420', ink, 4) +
    line(route([160, 410], [272, 410], [292, 430], [420, 430]), kesar, 4)
  return plate(colour.haldiWash, features.join('') + cords + panels.join('') + bundle)
}

export const saasDevelopment = storyboardOf('saas-development', train, [
  noisyNeighbour,
  officeHours,
  entitlements,
])
