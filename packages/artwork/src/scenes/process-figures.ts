import { colour } from '../palette.ts'
import { circle, group, line, path, svgView } from '../svg.ts'

/** The kite every figure draws: centre (80,78), half diagonal 70. */
const KITE = 'M80 8L150 78L80 148L10 78Z'
const RIGHT_HALF = 'M80 8L150 78L80 148Z'

/** A frame of 242 by 216 around the kite, the proportion of a step's field. */
function figure(body: string): string {
  return svgView(-41, -22, 242, 216, body)
}

/** Step one: axes, circle and diagonals; one edge measured. */
export function setOut(): string {
  const { onNight2, raniNight } = colour
  const outline = line(KITE, onNight2, 1.2, 'stroke-dasharray="5 4"')
  const axes = line('M80 0V160M2 78H158', onNight2, 1.2, 'stroke-dasharray="9 3 2 3" opacity=".8"')
  const ring = circle(80, 78, 49.5, 'none', `stroke="${onNight2}" stroke-width="1.2"`)
  const diagonals = line('M38 36L122 120M122 36L38 120', onNight2, 1.2, 'opacity=".7"')
  const edge = line('M150 78L80 148', raniNight, 2.5)
  const ends = circle(150, 78, 4, raniNight) + circle(80, 148, 4, raniNight)
  return figure(outline + axes + ring + diagonals + edge + ends)
}

/** Step two: the sheet cut, half of it coloured, with its dimension and three lines of specification. */
export function cut(): string {
  const { night2, paper, firoziNight, onNight2 } = colour
  const sheet =
    path(KITE, night2, `stroke="${paper}" stroke-width="1.5"`) + path(RIGHT_HALF, firoziNight)
  const dimension = line('M4 68L74 -2M4 68l5-1M4 68l1-5M74 -2l-5 1M74 -2l-1 5', onNight2, 1.2)
  const extension = line('M10 78L4 68M80 8L74 -2', onNight2, 1.2, 'opacity=".6"')
  return figure(sheet + dimension + extension + line('M44 78H62M44 88H70M44 98H58', onNight2, 3))
}

/** Step three: spine, bow and bridle on the sheet. */
export function framed(): string {
  const { kesarNight, kesar, ink, paper } = colour
  const sheet = path(KITE, kesarNight) + path(RIGHT_HALF, kesar)
  const sticks = line('M80 2V156', ink, 4) + line('M10 78Q80 8 150 78', ink, 4)
  const bridle = line('M80 45L124 96L80 122', paper, 1.6)
  return figure(sheet + sticks + bridle + circle(80, 45, 4, paper) + circle(80, 122, 4, paper))
}

/** Step four: the kite in the air, its string leaving the frame. */
export function flown(): string {
  const { paper, rani, haldi, ink } = colour
  const string = line('M86 84C60 130 40 150 -14 190L-48 215', paper, 1.4)
  const tail = path('M80 146L64 172H96Z', rani)
  const sheet = path(KITE, haldi) + path(RIGHT_HALF, rani)
  const heart = path('M80 43L115 78L80 113L45 78Z', paper) + path('M80 43L115 78L80 113Z', ink)
  const sticks = line('M80 8V148M10 78Q80 20 150 78', ink, 2)
  return figure(string + group('transform="rotate(16 80 78)"', tail + sheet + heart + sticks))
}
