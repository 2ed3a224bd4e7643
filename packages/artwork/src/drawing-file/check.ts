import { motifPalette, uncuttable } from '../motifs.ts'
import { cssPalette, type Palette } from '../palette.ts'
import { type Element, whereIs } from './element.ts'
import { kitePicture } from './kite-picture.ts'
import { placedKite } from './placed-kite.ts'
import { type PlainDrawing, plainDrawing } from './plain.ts'
import { rendered } from './render.ts'
import { windowsOf } from './sizes.ts'
import { squeezed, styleSheet } from './style-sheet.ts'
import { withCopies } from './tidy.ts'

/** What brings copies in a file up to date. */
const GENERATE = 'run pnpm generate'

/** The colours that a drawing's file may use. */
export const paletteOf = (name: string): Palette =>
  name.startsWith('motifs/') ? motifPalette : cssPalette

/**
 * Everything wrong with the text of a drawing's file, each with its element where it has one: colours,
 * window, parts, title, what an image file may not hold, and copies that are out of date.
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
    return ['no page shows a drawing of this name (src/drawing-file/sizes.ts).']
  if (!windows.includes(viewBox)) {
    return [
      `<svg>: its page leaves room for viewBox="${windows.join('" or "')}", not "${viewBox}".`,
    ]
  }
  const [, , width, height] = viewBox.split(' ')
  const fits = size.width === width && size.height === height
  return fits ? [] : [`<svg>: needs width="${width}" and height="${height}", as its viewBox.`]
}

/** What `storyboard/scene.ts` cuts the frames of a scene from, by id. */
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
    ...(squeezed(style) === squeezed(styleSheet(shapes, palette))
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
