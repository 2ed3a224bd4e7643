import type { Palette } from '../palette.ts'
import { type Element, elementsOf, whereIs } from './element.ts'
import { looksOf } from './looks.ts'
import { tidyList, tidyNumber, tidyPath, tidyTransform } from './numbers.ts'

/** Allowed shapes, each with its geometry attributes. */
const GEOMETRY: Record<string, readonly string[]> = {
  g: [],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  clipPath: [],
}
/** Text about a drawing and editor data, which is not drawn. */
const UNDRAWN = new Set(['title', 'desc', 'metadata', 'style'])

/** A drawing without editor data; `fill` and `stroke` name colours of the palette. */
export interface PlainDrawing {
  /** Describes the drawing, for a search. */
  title: string
  /** Requirements of its page; may be empty. */
  note: string
  /** x, y, width and height. */
  viewBox: string
  size: { width?: string; height?: string }
  preserveAspectRatio?: string
  shapes: Element[]
  /** Clip outlines by id. */
  clips: Record<string, Element>
  /** The style sheet as written in the file. */
  style: string
  /** Each names its element. */
  faults: string[]
}

/**
 * Reads the text of a drawing's file.
 * @throws Error when it is not well-formed.
 */
export function plainDrawing(text: string, palette: Palette): PlainDrawing {
  const root = elementsOf(text)
  const { attributes } = root
  const reader = new Reader(palette)
  const shapes = reader.plainAll(root.children, {})
  const textOf = (name: string) => root.children.find((child) => child.name === name)?.text ?? ''
  return {
    title: textOf('title').trim(),
    note: textOf('desc').trim(),
    viewBox: tidyList(attributes.viewBox ?? ''),
    size: {
      width: tidyNumber(attributes.width ?? ''),
      height: tidyNumber(attributes.height ?? ''),
    },
    preserveAspectRatio: attributes.preserveAspectRatio,
    shapes,
    clips: reader.clips,
    style: textOf('style'),
    faults: reader.faults,
  }
}

class Reader {
  readonly faults: string[] = []
  readonly clips: Record<string, Element> = {}
  private readonly palette: Palette
  private readonly ids = new Set<string>()

  constructor(palette: Palette) {
    this.palette = palette
  }

  plainAll(elements: readonly Element[], inherited: Record<string, string>): Element[] {
    return elements.flatMap((element) => this.plain(element, inherited))
  }

  private plain(element: Element, inherited: Record<string, string>): Element[] {
    const { name, attributes, children, text } = element
    if (UNDRAWN.has(name)) return []
    if (name === 'defs') return this.plainAll(children, inherited)
    const fault = (what: string) => this.faults.push(`${whereIs(element)}: ${what}.`)
    const geometry = GEOMETRY[name]
    if (geometry === undefined) {
      fault(HINTS[name] ?? 'is no shape that a drawing may have')
      return []
    }
    if (text.trim() !== '') fault('words outside of the title')
    const { looks, clip, faults } = looksOf(attributes, this.palette, inherited)
    faults.forEach(fault)
    const { id } = attributes
    if (id !== undefined) {
      if (this.ids.has(id)) fault('the id is used twice')
      this.ids.add(id)
    }
    const own: Record<string, string> = {}
    if (id !== undefined) own.id = id
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('data-')) own[key] = value
      else if (/^on|^href$/.test(key)) fault(`${key} is not for drawings`)
      else if (key === 'transform') own.transform = tidyTransform(value)
      else if (geometry.includes(key)) {
        const tidied = key === 'd' || key === 'points' ? tidyPath(value) : tidyNumber(value)
        if (tidied === undefined) fault(`${key} ${value} is no number of px`)
        else own[key] = tidied
      }
    }
    if (clip !== undefined) own['clip-path'] = clip
    Object.assign(own, looks)
    const seen = { ...inherited, ...looks }
    const isClip = name === 'clipPath'
    const isKite = 'data-kite' in attributes
    // A clip needs no colour.
    const within = isClip ? { ...seen, fill: 'ink' } : seen
    if (name !== 'g' && !isClip && seen.fill === undefined && faults.length === 0)
      fault('has no fill, which is black')
    const plain: Element = {
      ...element,
      attributes: own,
      text: '',
      // The content of a kite's group is a copy: code draws the kite.
      children: isKite ? children : this.plainAll(children, within),
    }
    if (!isClip) return name === 'g' && !isKite && plain.children.length === 0 ? [] : [plain]
    if (id !== undefined) this.clips[id] = plain
    return []
  }
}

/** Fixes for elements that editors add. */
const HINTS: Record<string, string> = {
  text: 'is text; a drawing has no words: put them in the page, where they can be read and translated',
  use: 'is a clone; unlink it (Inkscape: Edit, Clone, Unlink Clone)',
  image: 'is a picture; draw its shapes',
  linearGradient: 'is a gradient; papers are flat',
  radialGradient: 'is a gradient; papers are flat',
  filter: 'is a filter; papers are flat',
  mask: 'is a mask; clip with a path instead',
  svg: 'is a drawing within the drawing; make it a group and clip it with a rectangle',
  script: 'is a script',
}
