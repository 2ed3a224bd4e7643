import { kiteShapes } from '../kites/kite.ts'
import { cssPalette, type Palette } from '../palette.ts'
import { clipped, crop, group, svgView } from '../svg.ts'
import type { Element } from './element.ts'
import { drawingNames } from './files.ts'
import { placedKite } from './placed-kite.ts'
import type { PlainDrawing } from './plain.ts'
import { drawingFile } from './read.ts'

/** Attribute order of the output, which does not depend on the editor's. */
const ORDER = [
  ...['cx', 'cy', 'd', 'points', 'r', 'x', 'y', 'x1', 'y1', 'x2', 'y2', 'width', 'height'],
  ...['rx', 'ry', 'fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'transform', 'vector-effect'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'opacity', 'stroke-linecap'],
]

/** Ids of the parts of a system drawing that the site animates (apps/web/src/pages/ledger/play-map.ts). */
const MOVED = /^(lanes|lost|missing|cross|switch-point|packet)(-\d+)?$/

/** Renders a drawing for the site: without ids, titles and groups that only name their parts. */
export function rendered(drawing: PlainDrawing, palette: Palette): string {
  const [x = 0, y = 0, width = 0, height = 0] = drawing.viewBox.split(' ').map(Number)
  const { preserveAspectRatio: ratio } = drawing
  const look = ratio === undefined ? '' : `preserveAspectRatio="${ratio}"`
  return svgView(x, y, width, height, bodyOf(drawing.shapes, drawing, palette), look)
}

/** The shapes alone, to embed in another drawing. */
export function bodyOf(
  shapes: readonly Element[],
  drawing: Pick<PlainDrawing, 'clips'>,
  palette: Palette,
): string {
  return shapes.map((shape) => textOf(shape, drawing, palette)).join('')
}

function textOf(shape: Element, drawing: Pick<PlainDrawing, 'clips'>, palette: Palette): string {
  const { name, attributes, children } = shape
  const { 'clip-path': clip, ...own } = attributes
  if (clip !== undefined) return clippedText({ ...shape, attributes: own }, clip, drawing, palette)
  const look = lookOf(own, palette)
  const kite = placedKite(own)
  const body =
    kite === undefined ? bodyOf(children, drawing, palette) : kiteShapes(kite.kite, kite.options)
  if (name === 'g') return look === '' ? body : group(look, body)
  return `<${name} ${look}/>`
}

function lookOf(attributes: Record<string, string>, palette: Palette): string {
  const looks = ORDER.flatMap((name) => {
    const value = attributes[name]
    if (value === undefined) return []
    const isColour = name === 'fill' || name === 'stroke'
    return [`${name}="${isColour ? (palette[value] ?? value) : value}"`]
  })
  const [, part] = MOVED.exec(attributes.id ?? '') ?? []
  return [...looks, ...(part ? [`data-part="${part}"`] : [])].join(' ')
}

/** A rectangle crops with a nested svg, which needs no id; another outline clips by its id. */
function clippedText(
  shape: Element,
  clip: string,
  drawing: Pick<PlainDrawing, 'clips'>,
  palette: Palette,
): string {
  const id = /^url\(["']?#(.+?)["']?\)$/.exec(clip)?.[1] ?? ''
  const outline = drawing.clips[id]?.children[0]
  if (outline === undefined) throw new Error(`${clip} clips with what is not in the file.`)
  const { x = '0', y = '0', width, height, d, transform } = outline.attributes
  if (outline.name === 'rect' && transform === undefined) {
    const [left = 0, top = 0, across = 0, down = 0] = [x, y, width, height].map(Number)
    // Its own transform moves the crop with it.
    const { transform: moved, ...rest } = shape.attributes
    const inner = textOf({ ...shape, attributes: rest }, drawing, palette)
    const cropped = crop(left, top, across, down, inner)
    return moved === undefined ? cropped : group(`transform="${moved}"`, cropped)
  }
  if (d === undefined || transform !== undefined) {
    throw new Error(`${clip} clips with something other than one rectangle or path.`)
  }
  const { transform: moved, ...rest } = shape.attributes
  const inner = clipped(id, d, textOf({ ...shape, attributes: rest }, drawing, palette))
  return moved === undefined ? inner : group(`transform="${moved}"`, inner)
}

/** A drawing as the site shows it. */
export const drawn = (name: string): string => rendered(drawingFile(name), cssPalette)

/** The drawings of a folder, by name: each access reads the file. */
export const drawingsIn = (folder: string): Record<string, () => string> =>
  Object.fromEntries(drawingNames(folder).map((name) => [name, () => drawn(name)]))
