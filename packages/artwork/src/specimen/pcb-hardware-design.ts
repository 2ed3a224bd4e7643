import { colour } from '../palette.ts'
import { circle, diamond, line, rect } from '../svg.ts'
import { area, axis, cased, feature, row, specimenOf } from './grammar.ts'

const { rani, firoziWash: laminate, kesar: copper, haldi, ink, paper } = colour
const { night2, nightLine, firoziNight } = colour

/** One layer of copper across the board, with clearances etched out of it. */
function layer(y: number, clearances: readonly number[] = []): string {
  return rect(8, y, 184, 5, copper) + clearances.map((x) => rect(x, y, 9, 5, paper)).join('')
}

function doubleLayer(): string {
  const board =
    rect(8, 15, 184, 3, ink) +
    layer(19, [30, 78, 126]) +
    rect(8, 25, 184, 46, laminate) +
    layer(72, [30, 78]) +
    rect(8, 78, 184, 3, ink)
  return area(board + rect(96, 19, 8, 58, copper) + rect(98.5, 17, 3, 62, paper))
}

function multiLayer(): string {
  const copperLayers = [14, 30, 46, 62, 78]
  const board =
    rect(8, 10, 184, 3, ink) +
    copperLayers
      .slice(0, 4)
      .map((y) => rect(8, y + 6, 184, 9, laminate))
      .join('') +
    layer(14, [30, 78, 150]) +
    copperLayers
      .slice(1, 4)
      .map((y) => layer(y))
      .join('') +
    layer(78, [30, 78]) +
    rect(8, 84, 184, 3, ink)
  return area(
    board +
      rect(56, 14, 7, 69, copper) +
      rect(110, 30, 7, 37, copper) +
      rect(166, 14, 7, 37, copper),
  )
}

function flexible(): string {
  const bend = 'M8 72C60 72 70 22 112 22S170 48 192 48'
  return area(line(bend, ink, 18) + line(bend, laminate, 14) + line(bend, copper, 4.5))
}

function highFrequency(): string {
  const fields =
    'M84 45C60 47 50 62 52 75M116 45C140 47 150 62 148 75M92 49C86 58 86 66 86 75M108 49C114 58 114 66 114 75M100 49V75'
  return area(
    rect(8, 49, 184, 26, laminate) +
      rect(8, 76, 184, 6, copper) +
      rect(84, 42, 32, 6, copper) +
      line(fields, ink, 1.6) +
      line('M8 24Q19.5 4 31 24T54 24T77 24T100 24T123 24T146 24T169 24T192 24', rani, 2.4),
  )
}

/** Board, case and cables in one drawing; the connector that would foul the case is marked. */
function oneModel(): string {
  const trace = (d: string, tone: string) => line(d, tone, 3)
  const pad = (x: number, y: number, tone: string) =>
    circle(x, y, 5.5, ink, `stroke="${tone}" stroke-width="3"`)
  const left =
    trace('M172 76H146L122 52H80', haldi) +
    trace('M172 92H134L118 76H96', copper) +
    trace('M172 108H134L118 124H70', firoziNight) +
    trace('M172 124H146L122 148H96', haldi)
  const right =
    trace('M248 76H268L292 52H330', copper) +
    trace('M248 92H290L306 76H338', haldi) +
    trace('M248 108H352', firoziNight) +
    trace('M248 124H274L290 140H352', copper)
  const pins = row(4, 179, 56, 18, 8, 8, nightLine) + row(4, 179, 136, 18, 8, 8, nightLine)
  const chip =
    rect(172, 64, 76, 72, ink) +
    rect(172, 64, 76, 72, 'none', `stroke="${nightLine}" stroke-width="2"`) +
    diamond(210, 100, 22, haldi)
  const cable = line('M0 172H34L58 148V132', nightLine, 6) + rect(46, 108, 24, 28, paper)
  const connector = rect(352, 96, 60, 56, paper) + row(2, 362, 108, 16, 10, 32, ink)
  const board = cased(46, 30, 322, 140, 10, night2)
  const pads =
    pad(74, 52, haldi) +
    pad(90, 76, copper) +
    pad(90, 148, haldi) +
    pad(336, 52, copper) +
    pad(344, 76, haldi)
  const enclosure = cased(16, 8, 376, 184, 22, 'none', `stroke="${nightLine}" stroke-width="2"`)
  return feature(
    enclosure +
      board +
      axis('M210 0V56M210 144V200', nightLine) +
      left +
      right +
      pads +
      pins +
      chip +
      cable +
      connector +
      diamond(392, 96, 12, rani, `stroke="${ink}" stroke-width="3"`),
  )
}

export const pcbHardwareDesign = specimenOf(
  'pcb-hardware-design',
  [doubleLayer, multiLayer, flexible, highFrequency],
  oneModel,
)
