import type { Palette } from '../palette.ts'
import type { Element } from './element.ts'
import { KITE_SQUARE, kitePicture } from './placed-kite.ts'
import { plainDrawing } from './plain.ts'
import { styleSheet } from './style-sheet.ts'

/** Default ids of editors, such as `path12-3`. */
const GIVEN_BY_EDITOR = /^(svg|g|path|rect|circle|ellipse|line|poly(line|gon)|clipPath)[\d-]+$/

/**
 * Returns the tidied file: one element per line, colours as classes of the palette, current copies of kites, no editor
 * data.
 * @throws Error when the text is not well-formed or holds content that cannot be drawn and would be lost.
 */
export function tidied(text: string, palette: Palette): string {
  const drawing = plainDrawing(text, palette)
  if (drawing.faults.length > 0) throw new Error(drawing.faults.join('\n  '))
  const [, , width, height] = drawing.viewBox.split(' ')
  const ratio = drawing.preserveAspectRatio
  const root = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: drawing.viewBox,
    width: drawing.size.width ?? width ?? '',
    height: drawing.size.height ?? height ?? '',
    ...(ratio !== undefined && { preserveAspectRatio: ratio }),
  }
  const clips = clipsOf(drawing.shapes, drawing.clips)
  const sheet = styleSheet(drawing.shapes, palette)
  const write = (element: Element) => lines(element, palette, '  ')
  const shapes = withCopies(drawing.shapes)
  return [
    `<svg${attributesText(root)}>`,
    `  <title>${escaped(drawing.title)}</title>`,
    ...(drawing.note === '' ? [] : [`  <desc>${escaped(drawing.note)}</desc>`]),
    ...(sheet === '' ? [] : ['  <style>', ...sheet.split('\n').map(indent), '  </style>']),
    ...clips.flatMap(write),
    ...shapes.flatMap(write),
    '</svg>',
    '',
  ].join('\n')
}

/** Updates the paths of copies, such as a string in the colour of another background. */
export function withCopies(shapes: readonly Element[]): Element[] {
  const copied = (id: string) => shapes.find(({ attributes }) => attributes.id === id)?.attributes.d
  return shapes.map((shape) => {
    const { 'data-copy': id, ...attributes } = shape.attributes
    const d = id === undefined ? undefined : copied(id)
    return id === undefined || d === undefined
      ? shape
      : { ...shape, attributes: { ...attributes, 'data-copy': id, d } }
  })
}

const indent = (line: string) => `    ${line}`

/** The clips in use, and the one that kites need. */
function clipsOf(shapes: readonly Element[], clips: Record<string, Element>): Element[] {
  const used = new Set<string>()
  const collect = (elements: readonly Element[]) => {
    for (const { attributes, children } of elements) {
      if (attributes['data-kite'] !== undefined) used.add(KITE_SQUARE)
      else collect(children)
      const id = /#(.+?)["']?\)$/.exec(attributes['clip-path'] ?? '')?.[1]
      if (id !== undefined) used.add(id)
    }
  }
  collect(shapes)
  return [...used].flatMap((id) => (id === KITE_SQUARE ? [kiteSquare] : (clips[id] ?? [])))
}

const element = (
  name: string,
  attributes: Record<string, string>,
  children: Element[] = [],
): Element => ({ name, attributes, children, text: '', line: 0 })

const kiteSquare = element('clipPath', { id: KITE_SQUARE }, [
  element('rect', { width: '100', height: '100' }),
])

function lines(shape: Element, palette: Palette, margin: string): string[] {
  const { name, attributes } = shape
  const isKite = attributes['data-kite'] !== undefined
  const children = isKite ? kitePicture(attributes) : shape.children
  const start = `${margin}<${name}${attributesText(asWritten(attributes, palette))}`
  if (children.length === 0) return [`${start}/>`]
  const inner = children.flatMap((child) => lines(child, isKite ? {} : palette, `${margin}  `))
  return [`${start}>`, ...inner, `${margin}</${name}>`]
}

/** Colours as classes, names first. */
function asWritten(attributes: Record<string, string>, palette: Palette): Record<string, string> {
  const { id, fill, stroke, ...rest } = attributes
  const classes = Object.entries({ fill, stroke }).flatMap(([look, colour]) =>
    colour !== undefined && Object.hasOwn(palette, colour) ? [`${look}-${colour}`] : [],
  )
  const raw = Object.fromEntries(
    Object.entries({ fill, stroke }).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && !Object.hasOwn(palette, entry[1]),
    ),
  )
  return {
    ...(id !== undefined && !GIVEN_BY_EDITOR.test(id) && { id }),
    ...(classes.length > 0 && { class: classes.join(' ') }),
    ...rest,
    ...raw,
  }
}

const attributesText = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
