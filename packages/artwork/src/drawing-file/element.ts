import { SaxesParser } from 'saxes'

/** An element of a drawing's file; `line` is where it begins in the file, from 1. */
export interface Element {
  name: string
  attributes: Record<string, string>
  children: Element[]
  /** Text directly in the element. */
  text: string
  line: number
}

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/**
 * Parses an SVG file. Skips editor data: elements and attributes of other namespaces, comments and instructions.
 * @throws Error with line and column when the text is not well-formed XML with an `svg` element as its root.
 */
export function elementsOf(text: string): Element {
  const parser = new SaxesParser({ xmlns: true })
  const top = node('', {}, 0)
  const open: (Element | undefined)[] = [top]
  parser.on('opentag', ({ uri, local, attributes }) => {
    const parent = open.at(-1)
    if (parent === undefined || uri !== SVG) {
      open.push(undefined)
      return
    }
    const own = Object.values(attributes)
      .filter((attribute) => attribute.uri === '' || attribute.uri === XLINK)
      .map((attribute) => [attribute.local, attribute.value])
    const element = node(local, Object.fromEntries(own), parser.line)
    parent.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  const said = (words: string) => {
    const element = open.at(-1)
    if (element) element.text += words
  }
  parser.on('text', said)
  parser.on('cdata', said)
  parser.write(text).close()
  const [root] = top.children
  if (root?.name !== 'svg') throw new Error('1:1: the root is no svg element of the SVG namespace.')
  return root
}

function node(name: string, attributes: Record<string, string>, line: number): Element {
  return { name, attributes, children: [], text: '', line }
}

/** Names an element for messages. */
export function whereIs({ name, attributes, line }: Element): string {
  return attributes.id === undefined
    ? `<${name}> in line ${line}`
    : `<${name} id="${attributes.id}"> in line ${line}`
}
