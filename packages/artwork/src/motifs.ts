import { readDrawing } from '#drawing-files'
import { colour, type Palette } from './palette.ts'

/** The papers of a kite: hex colours, or CSS variables in the sprite. */
export interface KiteColours {
  /** The group's colour. */
  a: string
  /** The partner sheet. */
  b: string
  dark: string
  paper: string
  ink: string
  /** A fourth colour, for one motif; never equal to `a`. */
  accent: string
}

/** Drawing functions of a motif: `paperPen` fills shapes, `createLinePen` draws the same shapes as a blueprint. */
export interface Pen {
  drawRect: (x: number, y: number, width: number, height: number, fill: string) => string
  drawCircle: (x: number, y: number, r: number, fill: string) => string
  shape: (d: string, fill: string) => string
  thread: (d: string, stroke: string, width: number) => string
}

/**
 * A motif fills a square of 100 units that the kite later turns by 45 degrees:
 * (0,0) becomes the top, (100,0) the right, (100,100) the bottom and (0,100) the left corner.
 */
export type Motif = (pen: Pen, colours: KiteColours) => string

/** The colours in motif files: the sprite's variable names, with the values that editors show. */
export const motifPalette: Palette = {
  'kite-a': colour.rani,
  'kite-b': colour.haldi,
  'kite-dark': colour.inkOnNight,
  'kite-accent': colour.kesar,
  paper: colour.paper,
  ink: colour.ink,
}

/** The shapes of a file that `pnpm generate` wrote: `<rect class="fill-kite-a" x="0" y="0" …/>`. */
const SHAPE = /<(rect|circle|path) ([^>]*)\/>/g
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g

/** Cuts one shape of a motif's file. */
function cutShape(pen: Pen, colours: KiteColours, name: string, text: string): string {
  const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, key, value]) => [key, value]))
  const [style, ...colourName] = (attributes.get('class') ?? '').split('-')
  const colourNames: Record<string, string> = {
    'kite-a': colours.a,
    'kite-b': colours.b,
    'kite-dark': colours.dark,
    'kite-accent': colours.accent,
    paper: colours.paper,
    ink: colours.ink,
  }
  const paper = colourNames[colourName.join('-')]
  if (paper === undefined) throw new Error(`A motif has a shape without a colour: ${text}`)
  const readNumber = (key: string, initial = 0) => Number(attributes.get(key) ?? initial)
  if (name === 'rect')
    return pen.drawRect(
      readNumber('x'),
      readNumber('y'),
      readNumber('width'),
      readNumber('height'),
      paper,
    )
  if (name === 'circle')
    return pen.drawCircle(readNumber('cx'), readNumber('cy'), readNumber('r'), paper)
  const d = attributes.get('d') ?? ''
  return style === 'stroke'
    ? pen.thread(d, paper, readNumber('stroke-width', 1))
    : pen.shape(d, paper)
}

/** The motif of `drawings/motifs/<name>.svg`, read at each use. */
export const motif =
  (name: string): Motif =>
  (pen, colours) =>
    [...readDrawing(`motifs/${name}`).matchAll(SHAPE)]
      .map(([, shape = '', attributes = '']) => cutShape(pen, colours, shape, attributes))
      .join('')
