import { hasMark, ITEMS, isPreformatted, LINES, MARKERS } from './pasted-markup.ts'

/** A paragraph: the element that gives it its form, and its words with nothing but `br`, `a`, `strong` and `em`. */
type Line = { container: Element; html: string; href?: string | null }

/** Hyphenation points and text directions, which our pages set themselves. */
const invisible = /[\u00ad\u200b\u2060\ufeff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** The paragraphs of a document. A list item is one paragraph; other text is divided by two line breaks. */
export function splitLines(body: Element): Line[] {
  const lines: Line[] = []
  let newlines = 0
  const show = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT
  const nodes = body.ownerDocument.createTreeWalker(body, show)
  while (nodes.nextNode()) {
    const node = nodes.currentNode as Element | Text
    if ('data' in node) {
      if (!node.parentElement?.closest(MARKERS)) readText(node)
    } else if (node.localName === 'br') newlines += 1
    else if (node.matches(LINES)) {
      newlines = 2
      // Data tables are read before.
      if (node.localName === 'table' && !node.hasChildNodes())
        lines.push({ container: node, html: '' })
    }
  }
  return lines

  function readText(text: Text) {
    const item = text.parentElement?.closest(ITEMS)
    const container = item ?? text.parentElement?.closest(LINES) ?? body
    const visibleText = text.data.replace(invisible, '')
    for (const [number, part] of (isPreformatted(text)
      ? visibleText.split('\n')
      : [visibleText]
    ).entries()) {
      if (number > 0) newlines += 1
      let last = lines.at(-1)
      if (last?.container !== container) newlines = 2
      if (part.trim() === '' && newlines > 0) continue
      if (last?.container !== container || (newlines > 1 && !item)) {
        last = { container, html: '' }
        lines.push(last)
      } else if (newlines > 0) last.html += '<br>'
      newlines = 0
      append(last, text, part)
    }
  }
}

/** Adds words with the marks that they have in the source; neighbours with one link share it. */
function append(line: Line, source: Text, visibleText: string) {
  const href = source.parentElement?.closest('a[href]')?.getAttribute('href') || null
  if (line.href && line.href !== href) line.html += '</a>'
  if (href && line.href !== href) line.html += `<a href="${escapeHtml(href)}">`
  line.href = href
  const marks = (['strong', 'em'] as const).filter((mark) => hasMark(source, mark))
  const html = marks.reduce((inner, mark) => `<${mark}>${inner}</${mark}>`, escapeHtml(visibleText))
  line.html += html
}

const escapeHtml = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
