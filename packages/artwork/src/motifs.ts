import { repeat } from './svg.ts'

/** The papers a kite is cut from: hex colours, or CSS variables in the sprite. */
export interface Tissue {
  /** The group's colour. */
  a: string
  /** The partner sheet. */
  b: string
  dark: string
  paper: string
  ink: string
  /** A fourth colour for the one motif that counts to four; never the same as `a`. */
  accent: string
}

/** What a motif is drawn with: `paperPen` cuts tissue, `linePen` makes a blueprint of the same shapes. */
export interface Pen {
  rect: (x: number, y: number, width: number, height: number, fill: string) => string
  circle: (x: number, y: number, r: number, fill: string) => string
  shape: (d: string, fill: string) => string
  thread: (d: string, stroke: string, width: number) => string
}

/**
 * A motif fills a square of 100 units that the kite later turns by 45 degrees:
 * (0,0) becomes the top, (100,0) the right, (100,100) the bottom and (0,100) the left corner.
 */
export type Motif = (pen: Pen, tissue: Tissue) => string

const RIGHT_HALF = 'M0 0H100V100Z'
/** Also the half that carries the crease. */
export const LEFT_HALF = 'M0 0V100H100Z'

function ground(pen: Pen, fill: string): string {
  return pen.rect(0, 0, 100, 100, fill)
}

function window(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const buttons =
    pen.circle(10, 9.5, 3.6, b) + pen.circle(22, 9.5, 3.6, paper) + pen.circle(34, 9.5, 3.6, b)
  const text =
    pen.rect(20, 40, 27, 5, dark) + pen.rect(20, 50, 27, 5, dark) + pen.rect(20, 60, 16, 5, dark)
  const pictures = pen.rect(67, 31, 21, 25, b) + pen.rect(67, 66, 21, 22, dark)
  return (
    ground(pen, a) +
    pen.rect(0, 0, 100, 19, dark) +
    buttons +
    pen.rect(12, 31, 43, 57, paper) +
    text +
    pictures
  )
}

function screen(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const phone = pen.rect(26, 26, 48, 48, paper) + pen.rect(26, 26, 48, 12, dark)
  return ground(pen, a) + pen.shape(RIGHT_HALF, b) + phone + pen.rect(40, 50, 20, 24, a)
}

function basket(pen: Pen, { a, b, dark }: Tissue): string {
  const cell = 33.4
  const weave = repeat(9, (index) => {
    const [column, row] = [index % 3, Math.floor(index / 3)]
    return (column + row) % 2 === 0 ? pen.rect(column * cell, row * cell, cell, cell, a) : ''
  })
  return ground(pen, b) + weave + pen.rect(cell, cell, 33.2, 33.2, dark)
}

function coin(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const shine = pen.shape('M28.8 71.2A30 30 0 0 1 71.2 28.8Z', paper)
  return ground(pen, a) + pen.shape(RIGHT_HALF, dark) + pen.circle(50, 50, 30, b) + shine
}

function rails(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const stripes = repeat(4, (index) =>
    pen.rect(0, 10 + index * 24, 100, 8, index % 2 === 0 ? paper : b),
  )
  return ground(pen, a) + stripes + pen.rect(38, 0, 24, 100, dark) + pen.circle(50, 50, 9, b)
}

function tabs(pen: Pen, { a, b, dark, paper }: Tissue): string {
  return (
    ground(pen, b) +
    pen.rect(0, 0, 64, 64, a) +
    pen.rect(0, 0, 32, 32, dark) +
    pen.circle(82, 82, 10, paper)
  )
}

function stack(pen: Pen, { a, b, dark, paper }: Tissue): string {
  return [a, paper, dark, a, b]
    .map((sheet, index) =>
      pen.rect(index * 20, index * 20, 100 - index * 20, 100 - index * 20, sheet),
    )
    .join('')
}

function nodes(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const links = pen.thread('M50 50H86M50 50V86M50 50V14M50 50H14', paper, 4)
  const satellites =
    pen.circle(86, 50, 8, b) +
    pen.circle(50, 86, 8, b) +
    pen.circle(50, 14, 8, b) +
    pen.circle(14, 50, 8, b)
  return (
    ground(pen, a) + pen.shape(LEFT_HALF, dark) + links + pen.circle(50, 50, 13, b) + satellites
  )
}

function spark(pen: Pen, { a, b, dark }: Tissue): string {
  const star = pen.shape('M50 4Q54 46 96 50Q54 54 50 96Q46 54 4 50Q46 46 50 4Z', b)
  const shaded = pen.shape('M50 4Q54 46 96 50L50 50Z', a) + pen.shape('M50 96Q46 54 4 50L50 50Z', a)
  return ground(pen, dark) + star + shaded
}

function label(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const tag =
    pen.rect(20, 20, 60, 60, b) + pen.rect(34, 34, 32, 32, paper) + pen.shape('M34 34H66V66Z', dark)
  return pen.shape(LEFT_HALF, a) + pen.shape(RIGHT_HALF, paper) + tag
}

function windows(pen: Pen, { a, b, dark, paper }: Tissue): string {
  return (
    ground(pen, a) +
    pen.rect(50, 0, 50, 50, b) +
    pen.rect(0, 50, 50, 50, dark) +
    pen.rect(64, 64, 22, 22, paper)
  )
}

function links(pen: Pen, { a, b, dark, paper }: Tissue): string {
  return (
    ground(pen, b) +
    pen.rect(8, 8, 52, 52, a) +
    pen.rect(40, 40, 52, 52, dark) +
    pen.rect(40, 40, 20, 20, paper)
  )
}

function curve(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const sweep = pen.shape('M0 100A100 100 0 0 1 100 0V46A54 54 0 0 0 46 100Z', b)
  return (
    ground(pen, a) +
    sweep +
    pen.shape('M100 100V68A32 32 0 0 0 68 100Z', dark) +
    pen.circle(18, 18, 8, paper)
  )
}

function cloud(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const quarters =
    pen.shape('M50 20A30 30 0 0 1 80 50H50Z', dark) + pen.shape('M50 80A30 30 0 0 1 20 50H50Z', a)
  return ground(pen, a) + pen.circle(50, 50, 44, b) + pen.circle(50, 50, 30, paper) + quarters
}

/** Code windows left of the fold, circuit traces right of it: the company in one kite. */
function fold(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const windowBehind = pen.rect(27, 66, 36, 34, b) + pen.rect(27, 66, 36, 7, dark)
  const windowInFront = pen.rect(-2, 44, 46, 44, paper) + pen.rect(-2, 44, 46, 8.5, dark)
  const buttons = pen.rect(5, 46.6, 3.4, 3.4, b) + pen.rect(10, 46.6, 3.4, 3.4, paper)
  const code =
    pen.rect(5, 57, 17, 3.6, a) +
    pen.rect(10, 64, 25, 3.6, dark) +
    pen.rect(15, 71, 13, 3.6, b) +
    pen.rect(10, 78, 14, 3.6, dark)
  const tracks = pen.thread(
    'M30 0V20L46 36M52 0V24L74 46H100M76 0V16L84 24H100M60 60L72 72H100',
    b,
    2.6,
  )
  const pads =
    pen.circle(46, 36, 3.4, b) +
    pen.circle(60, 60, 3.4, b) +
    pen.circle(84, 24, 3.4, b) +
    pen.circle(74, 46, 3.4, b)
  return (
    pen.shape(LEFT_HALF, a) +
    windowBehind +
    windowInFront +
    buttons +
    code +
    pen.shape(RIGHT_HALF, dark) +
    tracks +
    pads
  )
}

function proto(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const grid = repeat(9, (index) => `M${10 + index * 10} 0V100M0 ${10 + index * 10}H100`)
  const cut = pen.shape('M20 20H80V80Z', a) + pen.shape('M20 20V80H80Z', dark)
  return ground(pen, paper) + pen.thread(grid, b, 1) + cut + pen.circle(50, 50, 9, b)
}

function traces(pen: Pen, { a, b, dark, paper, ink }: Tissue): string {
  const up = 'M42 34V16L30 4M50 34V0M58 34V20L74 4'
  const down = 'M42 66V84L30 96M50 66V100M58 66V80L74 96'
  const left = 'M34 42H18L4 56M34 50H0M34 58H22L10 70'
  const right = 'M66 42H84L96 30M66 50H100M66 58H80L96 74'
  const chip = pen.rect(34, 34, 32, 32, ink) + pen.rect(40, 40, 20, 20, b)
  const pads = pen.circle(86, 14, 3.4, paper) + pen.circle(14, 86, 3.4, paper)
  return (
    ground(pen, dark) +
    pen.shape(LEFT_HALF, a) +
    chip +
    pen.thread(up + down + left + right, b, 2.6) +
    pads
  )
}

function loop(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const leftLoop = pen.thread(
    'M50 50C20 20 8 38 8 50S20 80 50 50S92 38 92 50S80 80 50 50',
    paper,
    11,
  )
  const rightLoop = pen.thread('M50 50C80 20 92 38 92 50S80 80 50 50', dark, 11)
  return ground(pen, a) + leftLoop + rightLoop + pen.circle(50, 50, 8, b)
}

function target(pen: Pen, { a, b, dark, paper }: Tissue): string {
  return (
    ground(pen, a) +
    pen.circle(50, 50, 42, paper) +
    pen.circle(50, 50, 28, b) +
    pen.circle(50, 50, 14, dark)
  )
}

function waves(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const wave = (r: number, fill: string) =>
    pen.shape(`M0 ${100 - r}A${r} ${r} 0 0 1 ${r} 100H0Z`, fill)
  return ground(pen, dark) + wave(100, a) + wave(78, b) + wave(56, paper) + wave(34, a)
}

function pages(pen: Pen, { a, b, dark, paper }: Tissue): string {
  const text =
    pen.rect(28, 28, 44, 9, dark) +
    pen.rect(28, 45, 44, 5, a) +
    pen.rect(28, 57, 44, 5, a) +
    pen.rect(28, 69, 26, 5, a)
  return ground(pen, b) + pen.shape(LEFT_HALF, a) + pen.rect(18, 18, 64, 64, paper) + text
}

function steps(pen: Pen, { a, b, dark, paper, accent }: Tissue): string {
  const risers = [b, a, accent, dark].map((fill, index) =>
    pen.rect(index * 25, 0, 25, 25 + index * 25, fill),
  )
  return ground(pen, paper) + risers.join('')
}

function compass(pen: Pen, { a, b, dark }: Tissue): string {
  const rose = pen.shape('M0 0L50 30L100 0L70 50L100 100L50 70L0 100L30 50Z', dark)
  const lit = 'M0 0L50 50L30 50ZM100 0L50 50L50 30ZM100 100L50 50L70 50ZM0 100L50 50L50 70Z'
  return ground(pen, a) + rose + pen.shape(lit, b)
}

function chart(pen: Pen, { a, b, dark }: Tissue): string {
  const behind = pen.shape('M0 100V62L25 44L50 56L75 22L100 0V100Z', a)
  return ground(pen, dark) + behind + pen.shape('M0 100V84L25 70L50 78L75 52L100 40V100Z', b)
}

export const motifs = {
  window,
  screen,
  basket,
  coin,
  rails,
  tabs,
  stack,
  nodes,
  spark,
  label,
  windows,
  links,
  curve,
  cloud,
  fold,
  proto,
  traces,
  loop,
  target,
  waves,
  pages,
  steps,
  compass,
  chart,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
