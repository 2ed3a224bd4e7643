import { JSDOM } from 'jsdom'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** A document as a browser parses it. */
type ParsedPage = {
  /** Every element with the names of its attributes, `a[class,href]`, sorted: texts set the order of some. */
  structure: string[]
  /** Attributes by which something could run or load, with their element. */
  dangers: string[]
  title: string
  /** Texts of the scripts that hold data, by id or type. */
  data: Record<string, string>
}

const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'data'])

/** Allowed schemes of addresses; others run or show what they contain. */
const safeAddress = /^(https:|http:\/\/localhost|mailto:|tel:|\/(?!\/)|#)/i

export function parsePage(html: string): ParsedPage {
  const page: ParsedPage = { structure: [], dangers: [], title: '', data: {} }
  visit(parse(html), page)
  page.structure.sort()
  return page
}

function visit(node: Node, page: ParsedPage) {
  if ('tagName' in node) recordElement(node, page)
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, page)
}

function recordElement(element: Element, page: ParsedPage) {
  const { tagName, attrs } = element
  page.structure.push(
    `${tagName}[${attrs
      .map(({ name }) => name)
      .sort()
      .join()}]`,
  )
  for (const { name, value } of attrs) {
    const isRunning = /^on/i.test(name) || name === 'srcdoc' || name === 'http-equiv'
    const isUnsafe = addresses.has(name) && !safeAddress.test(value)
    if (isRunning || isUnsafe) page.dangers.push(`${tagName} ${name}=${value}`)
  }
  if (tagName === 'title' && !page.title) page.title = getText(element)
  if (tagName === 'script') {
    const attribute = attrs.find(({ name }) => name === 'id' || name === 'type')
    if (attribute) page.data[attribute.value] = getText(element)
    const id = attrs.find(({ name }) => name === 'id')
    if (id) page.data[id.value] = getText(element)
  }
}

const getText = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')

/** The first error of an XML document: an open element, an unescaped character. */
export function findXmlError(xml: string): string | undefined {
  try {
    new JSDOM(xml, { contentType: 'application/xml' }).window.close()
  } catch (error) {
    return String(error)
  }
}
