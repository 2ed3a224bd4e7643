/** How Google Docs, Word, Gmail and web pages write headings, lists, quotes and marks. */

/** Elements that hold no words of the document. */
export const SILENT =
  'style, link, meta, script, template, noscript, colgroup, input, select, textarea, br.Apple-interchange-newline'
export const PICTURES = 'img, svg, video, audio, iframe, object, embed, canvas'
export const HEADINGS = 'h1, h2, h3, h4, h5, h6, .MsoTitle, [role="heading"]'
export const QUOTES = 'blockquote, .MsoQuote, .MsoIntenseQuote'
const LISTS = 'ul, ol'
/** Word writes list items as paragraphs with a level, and the bullet or number as text. */
export const ITEMS = 'li, [style*="mso-list:l" i]'
export const MARKERS = '[style*="mso-list:ignore" i]'
/** Elements that start on a new line. */
export const LINES =
  'address, article, aside, blockquote, body, caption, center, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, p, pre, section, summary, tbody, td, tfoot, th, thead, tr, ul, ol, table'

export const selectAll = (root: Element, selector: string) => [...root.querySelectorAll(selector)]

export const hasText = (node: Node) => (node.textContent ?? '').trim() !== ''

export const getStyle = (element: Element) => element.getAttribute('style') ?? ''

/** False for ornaments, tracking pixels and the box of a checklist item. */
export const isShown = (element: Element) =>
  !element.closest('[aria-hidden="true"], [width="1"], [height="1"], li[role="checkbox"]')

export function getHeadingLevel(heading: Element): number {
  const level = heading.localName.match(/^h([1-6])$/)?.[1]
  if (level) return Number(level)
  if (heading.classList.contains('MsoTitle')) return 1
  return Math.min(6, Math.max(1, Number(heading.getAttribute('aria-level')) || 2))
}

export function listKind(item: Element): string {
  const marker = item.matches('li') ? null : item.querySelector(MARKERS)
  const isNumber = marker
    ? /^\s*\(?([0-9]+|[a-z]{1,4})[.)]/i.test(marker.textContent ?? '')
    : item.parentElement?.localName === 'ol'
  return isNumber ? 'number' : 'bullet'
}

export function listLevel(item: Element): number {
  const level = getStyle(item).match(/mso-list:l\d+ level(\d)/i)?.[1]
  if (level) return Number(level)
  const list = item.parentElement?.closest(LISTS)
  return list ? 1 + (list.parentElement?.closest(LISTS) ? listLevel(list) : 0) : 1
}

/** Whether line feeds of a text are line breaks. */
export function isPreformatted(text: Text): boolean {
  const element = text.parentElement?.closest('pre, [style*="white-space"]')
  const rule = element && getStyle(element).match(/white-space(?:-collapse)?:\s*([\w-]+)/i)?.[1]
  return rule ? /^(pre|preserve|break-spaces)/i.test(rule) : element?.localName === 'pre'
}

export const isCrossedOut = (element: Element) =>
  element.matches('s, strike, del') ||
  /text-decoration(-line)?:[^;]*line-through/i.test(getStyle(element))

const marks = {
  strong: {
    tag: /^(b|strong)$/,
    style: /(?:^|[;\s])font-weight:\s*(\w+)/i,
    is: /^(bold|[6-9]00)/i,
  },
  em: {
    tag: /^(i|em|cite|dfn|var)$/,
    style: /(?:^|[;\s])font-style:\s*(\w+)/i,
    is: /^(italic|oblique)$/i,
  },
}

/** The nearest inline element decides, its style before its tag: Google Docs wraps a copy in a `b` that is not bold. */
export function hasMark(text: Text, mark: keyof typeof marks): boolean {
  const { tag, style, is } = marks[mark]
  for (let element = text.parentElement; element; element = element.parentElement) {
    if (element.matches(LINES)) continue
    const value = getStyle(element).match(style)?.[1]
    if (value) return is.test(value)
    if (tag.test(element.localName)) return true
  }
  return false
}
