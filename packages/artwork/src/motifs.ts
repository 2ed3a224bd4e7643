import { type Element, whereIs } from './drawing-file/element.ts'
import { drawingFile } from './drawing-file/read.ts'
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

/** Drawing functions of a motif: `paperPen` fills shapes, `linePen` draws the same shapes as a blueprint. */
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

/** Cuts one shape of a motif's file. */
function cut(pen: Pen, colours: KiteColours, shape: Element): string {
  const { name, attributes, children } = shape
  const { d = '', fill = '', stroke } = attributes
  const papers: Record<string, string> = {
    'kite-a': colours.a,
    'kite-b': colours.b,
    'kite-dark': colours.dark,
    'kite-accent': colours.accent,
    paper: colours.paper,
    ink: colours.ink,
  }
  const paper = papers[fill] ?? ''
  const number = (key: string) => Number(attributes[key] ?? 0)
  switch (name) {
    case 'g':
      return children.map((child) => cut(pen, colours, child)).join('')
    case 'rect':
      return pen.rect(number('x'), number('y'), number('width'), number('height'), paper)
    case 'circle':
      return pen.circle(number('cx'), number('cy'), number('r'), paper)
    default:
      return stroke === undefined
        ? pen.shape(d, paper)
        : pen.thread(d, papers[stroke] ?? '', number('stroke-width'))
  }
}

/** Allowed attributes of a motif's shapes; the kite ignores all others. */
const ALLOWED = new Set([
  ...['id', 'd', 'x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'fill', 'stroke', 'stroke-width'],
])
const CUTS = new Set(['g', 'path', 'rect', 'circle'])

/** Returns the faults of shapes that a kite cannot use. */
export function uncuttable(shapes: readonly Element[]): string[] {
  return shapes.flatMap((shape) => {
    const { name, attributes, children } = shape
    if (!CUTS.has(name))
      return [`${whereIs(shape)}: a motif has paths, rectangles and circles only.`]
    const { fill, stroke } = attributes
    const both = fill !== undefined && fill !== 'none' && stroke !== undefined
    return [
      ...Object.keys(attributes)
        .filter((key) => !ALLOWED.has(key))
        .map((key) => `${whereIs(shape)}: ${key} cannot be cut from paper.`),
      ...(both ? [`${whereIs(shape)}: is filled or a line, not both.`] : []),
      ...uncuttable(children),
    ]
  })
}

/** The motif of `drawings/motifs/<name>.svg`, read at each use. */
export const motif =
  (name: string): Motif =>
  (pen, colours) =>
    drawingFile(`motifs/${name}`, motifPalette)
      .shapes.map((shape) => cut(pen, colours, shape))
      .join('')
