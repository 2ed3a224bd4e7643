import { type CustomPlugin, querySelector, type XastElement, type XastRoot } from 'svgo/browser'
import type { Palette } from '../palette.ts'
import { drawPlacedKite } from './placed-kite.ts'

const SVG = 'http://www.w3.org/2000/svg'
const GROUPS = new Set(['g', 'clipPath', 'defs'])
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])
const GEOMETRY = 'd points x y width height rx ry cx cy r x1 y1 x2 y2 transform'
const LOOKS =
  'opacity fill-rule fill-opacity vector-effect stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset'
const DRAWN = new Set(`${GEOMETRY} ${LOOKS}`.split(' '))
/** Refused unless they change nothing. */
const UNDRAWABLE = /^(on.*|(xlink:)?href|filter|mask|marker.*|mix-blend-mode): (?!none$|normal$)/
const HIDDEN = /^(display: none|visibility: (hidden|collapse))$/
/** Kites are cut from these. */
const MOTIF = new Set('g path rect circle d x y width height cx cy r stroke-width'.split(' '))

/** Fixes for elements that editors add. */
const HINTS: Record<string, string> = {
  text: 'is text; a drawing has no words: put them in the page, where they can be read and translated',
  use: 'is a clone; unlink it (Inkscape: Edit, Clone, Unlink Clone)',
  image: 'is a picture; draw its shapes',
  linearGradient: 'is a gradient; papers are flat',
  radialGradient: 'is a gradient; papers are flat',
}
/** Default ids of editors, such as `path12-3`. */
const GIVEN_BY_EDITOR = /^(svg|g|path|rect|circle|ellipse|line|poly(line|gon))[\d-]+$/
/** Ids of the parts of a system drawing that the site animates (apps/web/src/pages/ledger/play-map.ts). */
const MOVED = /^(lanes|lost|missing|cross|switch-point|packet)(?=-\d+$|$)/
/** A path clips the copy of a kite, as editors do not clip a nested svg. */
const KITE_SQUARE = 'kite-square'

type Attributes = Record<string, string>
type Fault = (message: string) => void

interface DrawingOptions {
  source: string
  palette: Palette
  isMotif: boolean
  /** `file`: for designers, with colours as classes. `site`: plain colours, no titles, ids or names of parts. */
  target: 'file' | 'site'
}

/**
 * The svgo plugin of our drawings: allows only flat shapes in colours of the palette, and draws the kites.
 * @throws Error that names each fault with its element and line.
 */
export const drawingPlugin = (options: DrawingOptions): CustomPlugin => ({
  name: 'kitewright-drawing',
  fn: (root) => rewriteDrawing(root, options),
})

function rewriteDrawing(root: XastRoot, { source, palette, isMotif, target }: DrawingOptions) {
  const isFile = target === 'file'
  const faults: string[] = []
  const ids = new Set<string>()
  const rules = new Map<string, string>()
  let hasKites = false
  const lines = findLines(root, source)
  const [svg] = getElements(root)
  if (svg?.name !== 'svg' || svg.attributes.xmlns !== SVG)
    throw new Error('The root is no svg element of the SVG namespace.')

  /** Returns what replaces an element. */
  function rewrite(element: XastElement, hasFill: boolean): XastElement[] {
    const { name, attributes } = element
    // Data of editors; the style sheet follows from the palette.
    if (/:|^(metadata|style)$/.test(name) || attributes.id === KITE_SQUARE) return []
    if (name === 'title' || name === 'desc') return isFile ? [{ ...element, attributes: {} }] : []
    const where = attributes.id ? `<${name} id="${attributes.id}">` : `<${name}>`
    const reportFailure: Fault = (message) =>
      faults.push(`${where} in line ${lines.get(element)}: ${message}.`)
    if (!SHAPES.has(name) && !GROUPS.has(name)) {
      reportFailure(HINTS[name] ?? 'is no shape that a drawing may have')
      return []
    }
    const { id } = attributes
    if (id && ids.has(id)) reportFailure('the id is used twice')
    if (id) ids.add(id)
    if (element.children.some(({ type }) => type === 'text' || type === 'cdata'))
      reportFailure('words outside of the title')
    const colours = readColours(attributes, palette, reportFailure)
    const shown = readAttributes(attributes, reportFailure)
    const clip = /^url\(["']?#([\w-]+)["']?\)$/.exec(shown['clip-path'] ?? '')?.[1]
    if (shown['clip-path'] && !(clip && querySelector(root, `clipPath[id="${clip}"]`)))
      reportFailure(`${shown['clip-path']} is not a path in the file`)
    if (isMotif) {
      for (const part of [name, ...Object.keys(shown)])
        if (!MOTIF.has(part)) reportFailure(`a motif has no ${part}`)
      if ((colours.stroke ?? 'none') !== 'none' && colours.fill !== 'none')
        reportFailure('is filled or a line, not both')
    }
    const isFilled = hasFill || 'fill' in { ...attributes, ...colours } || name === 'clipPath'
    if (SHAPES.has(name) && !isFilled) reportFailure('has no fill, which is black')
    element.attributes = isFile
      ? writeForFile(id, shown, colours)
      : writeForSite(id, shown, colours)
    if (name === 'clipPath' && id) element.attributes.id = id
    if (attributes['data-kite'] !== undefined) {
      element.children = drawKite(attributes, reportFailure)
      return [element]
    }
    const children = getElements(element).flatMap((child) => rewrite(child, isFilled))
    if (GROUPS.has(name) && children.length === 0) return []
    element.children = children
    const isBare = name === 'g' && Object.keys(element.attributes).length === 0
    return isBare && !isFile ? children : [element]
  }

  function drawKite(attributes: Attributes, reportFailure: Fault): XastElement['children'] {
    hasKites = true
    try {
      const shapes = drawPlacedKite(attributes)
      const group = shapes.replace(/<svg [^>]*>/, `<g clip-path="url(#${KITE_SQUARE})">`)
      return [{ type: 'cdata', value: isFile ? group.replace('</svg>', '</g>') : shapes }]
    } catch (error) {
      reportFailure(error instanceof Error ? error.message : String(error))
      return []
    }
  }

  /** Colours as classes; ids that a designer gave. */
  function writeForFile(id: string | undefined, shown: Attributes, colours: Attributes) {
    const attributes: Attributes = {}
    if (id && !GIVEN_BY_EDITOR.test(id)) attributes.id = id
    const classes = Object.entries(colours).filter(([, colour]) => colour !== 'none')
    for (const [paint, colour] of classes)
      rules.set(`.${paint}-${colour}`, `{ ${paint}: ${palette[colour]} }`)
    if (classes.length > 0) attributes.class = classes.map((parts) => parts.join('-')).join(' ')
    Object.assign(attributes, shown)
    for (const property of ['fill', 'stroke'])
      if (colours[property] === 'none') attributes[property] = 'none'
    return attributes
  }

  /** Plain colours, as an image cannot read the page's variables. */
  function writeForSite(id = '', shown: Attributes, colours: Attributes) {
    const plain = Object.entries(shown).filter(([name]) => !name.startsWith('data-'))
    const attributes: Attributes = Object.fromEntries(plain)
    for (const [paint, colour] of Object.entries(colours))
      attributes[paint] = palette[colour] ?? colour
    const [part] = MOVED.exec(id) ?? []
    if (part) attributes['data-part'] = part
    return attributes
  }

  if (getElements(svg).every(({ name, children }) => name !== 'title' || children.length === 0))
    faults.push('<title> is missing: say in a sentence what is seen, for those who do not see it.')
  // A copy follows its original, such as a string in the colour of another background.
  for (const { attributes } of getElements(svg)) {
    const { 'data-copy': id } = attributes
    const original = getElements(svg).find((part) => id && part.attributes.id === id)
    if (original?.attributes.d) attributes.d = original.attributes.d
  }
  const shapes = getElements(svg).flatMap((element) => rewrite(element, false))
  if (faults.length > 0) throw new Error(faults.join('\n  '))
  const { viewBox = '', preserveAspectRatio } = svg.attributes
  const [, , width = '', height = ''] = viewBox.split(' ')
  svg.attributes = { xmlns: SVG, viewBox, width, height }
  if (preserveAspectRatio) svg.attributes.preserveAspectRatio = preserveAspectRatio
  const definitions: XastElement[] = []
  if (rules.size > 0) {
    const sheet = [...rules].map((rule) => rule.join(' ')).toSorted()
    definitions.push(createElement('style', {}, [{ type: 'text', value: sheet.join('\n    ') }]))
  }
  if (isFile && hasKites) {
    const square = createElement('rect', { width: '100', height: '100' })
    definitions.push(createElement('clipPath', { id: KITE_SQUARE }, [square]))
  }
  const start = shapes.findLastIndex(({ name }) => name === 'title' || name === 'desc') + 1
  svg.children = shapes.toSpliced(start, 0, ...definitions)
  root.children = [svg]
}

/** Geometry, looks and `data-`; others are an editor's. */
function readAttributes(attributes: Attributes, reportFailure: Fault): Attributes {
  const shown: Attributes = {}
  const declarations = (attributes.style ?? '').split(';').map((text) => text.split(':'))
  for (const [name = '', value = ''] of [...Object.entries(attributes), ...declarations]) {
    const declaration = `${name.trim()}: ${value.trim()}`
    if (HIDDEN.test(declaration)) reportFailure('is hidden; show or delete it')
    else if (UNDRAWABLE.test(declaration)) reportFailure(`${declaration} is not for drawings`)
    else if (name.startsWith('data-') || (name === 'clip-path' && value !== 'none'))
      shown[name] = value
    else if (DRAWN.has(name)) {
      if (/%|url/.test(value) || (!/^d$|-/.test(name) && /[a-z]{2}$/.test(value)))
        reportFailure(`${name} ${value} is no number of px`)
      shown[name] = roundNumbers(value, name === 'transform' ? 4 : 2)
    }
  }
  return shown
}

/** Rounds what an editor computed; other numbers stay as written. */
const roundNumbers = (text: string, decimals: number) =>
  text.replace(/-?\d*\.?\d+(e[-+]?\d+)?/gi, (number) =>
    /e/i.test(number) || (number.split('.')[1]?.length ?? 0) > decimals
      ? String(Number(Number(number).toFixed(decimals))).replace(/^(-?)0\./, '$1.')
      : number,
  )

/** Names colours of the palette, or `none`. Attributes are stronger than classes: editors recolour with them. */
function readColours(attributes: Attributes, palette: Palette, reportFailure: Fault): Attributes {
  const colours: Attributes = {}
  for (const name of (attributes.class ?? '').split(/\s+/).filter(Boolean)) {
    const [, paint, colour] = /^(fill|stroke)-(.+)$/.exec(name) ?? []
    if (paint && colour && Object.hasOwn(palette, colour)) colours[paint] = colour
    else reportFailure(`the class ${name} is not in the palette`)
  }
  for (const property of ['fill', 'stroke']) {
    const value = attributes[property]
    if (value === undefined) continue
    const hex = value.toUpperCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
    const colour = Object.keys(palette).find((name) => palette[name] === hex)
    if (colour || value === 'none') colours[property] = colour ?? value
    else
      reportFailure(
        `${property} ${value} is not a colour of the palette${suggestColour(hex, palette)}`,
      )
  }
  return colours
}

function suggestColour(hex: string, palette: Palette): string {
  if (!/^#[\dA-F]{6}$/.test(hex)) return ''
  const parseChannels = (text: string) =>
    [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const getDistance = (text: string) =>
    Math.hypot(
      ...parseChannels(text).map((channel, index) => channel - (parseChannels(hex)[index] ?? 0)),
    )
  const [near] = Object.entries(palette).toSorted(([, a], [, b]) => getDistance(a) - getDistance(b))
  return near ? `; the nearest is ${near.join(' (')})` : ''
}

/** The lines where elements begin in the file, from 1: svgo keeps no positions. */
function findLines(root: XastRoot, source: string): Map<XastElement, number> {
  const text = source.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const tags = text.matchAll(/<[a-z][^\s/>]*/gi)
  const lines = new Map<XastElement, number>()
  const visit = (element: XastElement) => {
    const { index = 0 } = tags.next().value ?? {}
    lines.set(element, text.slice(0, index).split('\n').length)
    getElements(element).forEach(visit)
  }
  getElements(root).forEach(visit)
  return lines
}

const getElements = ({ children }: XastRoot | XastElement): XastElement[] =>
  children.filter((child) => child.type === 'element')

const createElement = (
  name: string,
  attributes: Attributes,
  children: XastElement['children'] = [],
): XastElement => ({ type: 'element', name, attributes, children })
