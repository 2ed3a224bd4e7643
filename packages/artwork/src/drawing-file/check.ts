import { motifPalette, uncuttable } from '../motifs.ts'
import { cssPalette, type Palette } from '../palette.ts'
import { type Element, whereIs } from './element.ts'
import { kitePicture, placedKite } from './placed-kite.ts'
import { type PlainDrawing, plainDrawing } from './plain.ts'
import { rendered } from './render.ts'
import { collapseWhitespace, styleSheet } from './style-sheet.ts'
import { withCopies } from './tidy.ts'

/** Allowed viewBoxes by drawing name; the first matching line counts. */
const WINDOWS: readonly [name: RegExp, ...viewBoxes: string[]][] = [
  [/^specimen\/.+-feature$/, '0 0 420 200'],
  [/^specimen\/.+-[1-4]$/, '0 0 200 96'],
  [/^ledger\/.+-wide$/, '0 0 1240 420'],
  [/^ledger\/.+-tall$/, '0 0 420 900'],
  [/^storyboard\/.+-plate-[1-3]$/, '0 0 640 480'],
  [/^storyboard\//, '0 0 1120 340'],
  // A project's and a post's.
  [/^covers\//, '0 0 900 600', '0 0 960 540'],
  [/^motifs\//, '0 0 100 100'],
  [/^scenes\/(home-gauge|about-diamond)-/, '0 0 120 120'],
  [/^scenes\/home-process-/, '-41 -22 242 216'],
  [/^scenes\/(home|about)-closing-sky$/, '0 90 800 570'],
  [/^scenes\/about-half-kite$/, '0 0 366 760'],
  [/^scenes\/booking-month$/, '40 62 712 490'],
  [/^scenes\/careers-firki$/, '0 0 840 740'],
  [/^scenes\/coming-soon-kite$/, '-50 -45 1100 990'],
  [/^scenes\/coming-soon-sky$/, '0 0 1000 900'],
  [/^scenes\/contact-sun$/, '0 0 1160 1160'],
  [/^scenes\/faq-pencil-kite$/, '0 0 150 150'],
  [/^scenes\/labs-three-quarters$/, '-110 -100 220 224'],
  [/^scenes\/services-tile-enquiry$/, '0 0 420 300'],
  [/^scenes\/services-tile-(slot|team)$/, '0 0 300 300'],
  [/^scenes\/splash-axes$/, '-26 -20 100 100'],
  [/^scenes\/string-kite$/, '-12 -12 24 28'],
]

/** The viewBoxes that a drawing may have; none for a name that no page shows. */
function windowsOf(name: string): readonly string[] {
  const [, ...viewBoxes] = WINDOWS.find(([pattern]) => pattern.test(name)) ?? []
  return viewBoxes
}

const GENERATE = 'run pnpm generate'

/** The colours that a drawing's file may use. */
export const paletteOf = (name: string): Palette =>
  name.startsWith('motifs/') ? motifPalette : cssPalette

/**
 * Returns all faults of a drawing's file, each with its element if it has one: colours, window, parts, title, forbidden
 * content, outdated copies.
 */
export function faultsIn(name: string, text: string): string[] {
  let drawing: PlainDrawing
  try {
    drawing = plainDrawing(text, paletteOf(name))
  } catch (error) {
    return [String(error)]
  }
  return [
    ...windowFaults(name, drawing),
    ...(drawing.title === ''
      ? ['<title> is missing: say in a sentence what is seen, for those who do not see it.']
      : []),
    ...drawing.faults,
    ...(name.startsWith('motifs/') ? uncuttable(drawing.shapes) : []),
    ...partFaults(name, drawing),
    ...kiteFaults(drawing.shapes),
    ...staleCopies(drawing, paletteOf(name)),
    ...renderFaults(drawing),
  ]
}

function windowFaults(name: string, { viewBox, size }: PlainDrawing): string[] {
  const windows = windowsOf(name)
  if (windows.length === 0)
    return ['no page shows a drawing of this name (src/drawing-file/check.ts).']
  if (!windows.includes(viewBox)) {
    return [
      `<svg>: its page leaves room for viewBox="${windows.join('" or "')}", not "${viewBox}".`,
    ]
  }
  const [, , width, height] = viewBox.split(' ')
  const fits = size.width === width && size.height === height
  return fits ? [] : [`<svg>: needs width="${width}" and height="${height}", as its viewBox.`]
}

/** Ids of the parts from which `storyboard/catalogue.ts` cuts the frames. */
const SCENE_PARTS = [
  ...['frame-1', 'frame-2', 'frame-3', 'frame-4'],
  ...['anchor', 'string', 'string-on-night', 'kites'],
]

function partFaults(name: string, { shapes }: PlainDrawing): string[] {
  if (!name.startsWith('storyboard/') || /-plate-\d$/.test(name)) return []
  const ids = shapes.map(({ attributes }) => attributes.id)
  return SCENE_PARTS.filter((id) => !ids.includes(id)).map(
    (id) => `the part with the id ${id} is missing: the frames are cut from it.`,
  )
}

function kiteFaults(shapes: readonly Element[]): string[] {
  return shapes.flatMap((shape) => {
    try {
      if (placedKite(shape.attributes) === undefined) return kiteFaults(shape.children)
      return pictureOf(shape.children) === pictureOf(kitePicture(shape.attributes))
        ? []
        : [`${whereIs(shape)}: shows another kite than its data says; ${GENERATE}.`]
    } catch (error) {
      return [`${whereIs(shape)}: ${error instanceof Error ? error.message : error}`]
    }
  })
}

/** The shapes of a kite as text, without what an editor adds to each. */
function pictureOf(shapes: readonly Element[]): string {
  const text = ({ name, attributes, children }: Element): string => {
    const { id: _, ...own } = attributes
    const look = Object.entries(own).toSorted(([a], [b]) => a.localeCompare(b))
    return `<${name} ${look.map(([key, value]) => `${key}="${value.toUpperCase()}"`).join(' ')}>${children.map(text).join('')}</${name}>`
  }
  return shapes.map(text).join('')
}

function staleCopies({ shapes, style }: PlainDrawing, palette: Palette): string[] {
  const copies = withCopies(shapes)
  return [
    ...(collapseWhitespace(style) === collapseWhitespace(styleSheet(shapes, palette))
      ? []
      : [`<style> is not the palette's; ${GENERATE}.`]),
    ...shapes
      .filter((shape, index) => shape.attributes.d !== copies[index]?.attributes.d)
      .map(
        (shape) =>
          `${whereIs(shape)}: is no copy of ${shape.attributes['data-copy']}; ${GENERATE}.`,
      ),
  ]
}

function renderFaults(drawing: PlainDrawing): string[] {
  try {
    rendered(drawing, cssPalette)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
