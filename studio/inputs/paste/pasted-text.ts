import { type articleForms, isSafeLink, textForms } from '@kitewright/content-rules/text'
import { type DeserializerRule, htmlToPortableText } from '@portabletext/html'
import type { SkippedCounts, SkippedKind } from './format-skipped.ts'
import { splitLines } from './pasted-lines.ts'
import {
  getHeadingLevel,
  getStyle,
  HEADINGS,
  hasText,
  ITEMS,
  isCrossedOut,
  isShown,
  LINES,
  listKind,
  listLevel,
  PICTURES,
  QUOTES,
  SILENT,
  selectAll,
} from './pasted-markup.ts'

type ParsedLink = { href?: string; skipped?: 'links' | 'anchors' | 'insecure' }

/** Mail programs and documents redirect through a page that counts the clicks. */
const redirects: readonly { host: RegExp; path: string; fields: readonly string[] }[] = [
  { host: /^(www\.)?google(\.[a-z]{2,3}){1,2}$/, path: '/url', fields: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', fields: ['url'] },
]

/** Footnotes, comments and headings of Google Docs and Word, on any page or file. */
const isNote = /^file:.*#|#(ftnt|cmnt|_ftn|_edn|_msocom|_Toc|_Hlk|_Ref)\w*$/i

/**
 * The target of a link from the clipboard, without redirects and by https:.
 * `href` is missing if the target is a footnote, comment or bookmark of the
 * copied document (`anchors`), or if a page may not link to it (`links`).
 */
function parseLink(address: string): ParsedLink {
  const direct = stripRedirect(address.trim())
  if (/^#/.test(direct) || isNote.test(direct)) return { skipped: 'anchors' }
  const secure = direct.replace(/^http:/i, 'https:')
  if (!isSafeLink(secure)) return { skipped: 'links' }
  return secure === direct ? { href: direct } : { href: secure, skipped: 'insecure' }
}

function stripRedirect(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname, searchParams } = new URL(address)
  for (const { host, path, fields } of redirects) {
    if (!host.test(hostname) || pathname !== path) continue
    const target = fields.map((field) => searchParams.get(field)).find(Boolean)
    if (target) return target
  }
  return address
}

/** The styles and lists that the field offers. */
export type TextField = {
  styles: readonly string[]
  lists: readonly string[]
  /** Whether it takes tables and pictures between its paragraphs. */
  isArticle?: boolean
}

export type ParsedText = { blocks: ParsedBlock[]; skipped: SkippedCounts }

type ParsedBlock = ReturnType<typeof htmlToPortableText>[number]

type RecordSkipped = (kind: SkippedKind, count?: number) => void

export const TABLE: (typeof articleForms.objects)[number] = 'articleTable'

/** `@portabletext/html` drops spaces between marks. */
const keepSpaces: DeserializerRule = {
  deserialize(node) {
    const span = { _type: 'span', marks: [], text: node.nodeValue ?? '' }
    return node.nodeType === node.TEXT_NODE ? span : undefined
  },
}

/**
 * Converts the HTML of a clipboard (Google Docs, Word, Gmail, a web page) to Portable Text with the styles and
 * lists that the field offers. Keeps all words and counts everything else that is lost.
 */
export function parsePastedText(clipboardHtml: string, field: TextField): ParsedText {
  const { body } = new DOMParser().parseFromString(clipboardHtml, 'text/html')
  const skipped: SkippedCounts = {}
  const recordSkipped: RecordSkipped = (kind, count = 1) => {
    if (count > 0) skipped[kind] = (skipped[kind] ?? 0) + count
  }
  cleanMarkup(body, field, recordSkipped)
  const tables = readTables(body, field, recordSkipped)
  const getForm = createFormFinder(body, field, recordSkipped)
  const blocks = splitLines(body).flatMap(({ container, html }) => {
    const table = tables.get(container)
    if (table) return [table]
    const form = getForm(container)
    // Headings are bold already.
    const text = /^h/.test(form.style) ? html.replace(/<\/?(strong|em)>/g, '') : html
    const options = { rules: [keepSpaces], whitespaceMode: 'remove' as const }
    return htmlToPortableText(`<p>${text}</p>`, options).map((block) => ({ ...block, ...form }))
  })
  return { blocks, skipped }
}

/** Keeps words, line breaks and formatting. */
function cleanMarkup(body: Element, { lists, isArticle }: TextField, recordSkipped: RecordSkipped) {
  for (const element of selectAll(body, SILENT)) element.remove()
  for (const element of selectAll(body, '[style*="display"]')) {
    if (/display:\s*none/i.test(getStyle(element))) element.remove()
  }
  for (const picture of selectAll(body, PICTURES)) {
    // Mail programs draw emoji as pictures.
    const alt = picture.getAttribute('alt') ?? ''
    const isEmoji = /^\p{Extended_Pictographic}/u.test(alt)
    if (!isEmoji && isShown(picture)) recordSkipped(isArticle ? 'articlePictures' : 'pictures')
    picture.replaceWith(isEmoji ? alt : '')
  }
  const selectWithText = (selector: string) => selectAll(body, selector).filter(hasText)
  recordSkipped('crossedOut', selectWithText('*').filter(isCrossedOut).length)
  recordSkipped(
    'raised',
    selectWithText('sup, sub').filter((part) => !part.querySelector('a')).length,
  )
  for (const link of selectWithText('a[href]')) {
    const { href, skipped } = parseLink(link.getAttribute('href') ?? '')
    if (skipped) recordSkipped(skipped)
    link.setAttribute('href', href ?? '')
  }
  const skippedItems = selectWithText(ITEMS).filter((item) => !lists.includes(listKind(item)))
  const isFirst = (item: Element) =>
    item.matches('li')
      ? item.matches(':first-child') && listLevel(item) === 1
      : !item.previousElementSibling?.matches(ITEMS)
  recordSkipped('lists', skippedItems.filter(isFirst).length)
}

/** Reads and empties the tables that an article can hold; flattens all others to lines. */
function readTables(
  body: Element,
  field: TextField,
  recordSkipped: RecordSkipped,
): Map<Element, ParsedBlock> {
  const tables = new Map<Element, ParsedBlock>()
  for (const table of selectAll(body, 'table').filter(isDataTable)) {
    if (field.isArticle && hasRows(table) && !table.closest('li')) {
      if (!table.caption) recordSkipped('captions')
      if (table.querySelector('a[href]')) recordSkipped('cellMarks')
      tables.set(table, { _type: TABLE, _key: crypto.randomUUID(), ...buildTable(table) })
      table.replaceChildren()
    } else {
      const asBullets = field.lists.includes('bullet') && isTwoColumns(table)
      recordSkipped(asBullets ? 'tablesAsLists' : 'tables')
      flattenTable(table, asBullets)
    }
  }
  return tables
}

/**
 * Returns a function that finds the style and list of an element. Heading levels that the field offers stay; a
 * document that begins above them, with a title, moves down as a whole.
 */
function createFormFinder(
  body: Element,
  { styles, lists }: TextField,
  recordSkipped: RecordSkipped,
) {
  const levels = styles.flatMap((style) => Number(style.match(/^h([1-6])$/)?.[1]) || []).sort()
  const [top = 0] = levels
  const deepest = levels.at(-1) ?? 6
  const headings = selectAll(body, HEADINGS).filter(
    (heading) => hasText(heading) && !heading.closest(ITEMS),
  )
  const moved = Math.max(0, top - Math.min(6, ...headings.map(getHeadingLevel)))
  if (levels.length === 0) recordSkipped('headings', headings.length)
  else
    recordSkipped(
      'lowHeadings',
      headings.filter((one) => getHeadingLevel(one) + moved > deepest).length,
    )
  const quotes = selectAll(body, QUOTES).filter(hasText)
  if (!styles.includes('blockquote')) {
    recordSkipped('quotes', quotes.filter((quote) => !quote.parentElement?.closest(QUOTES)).length)
  }
  return (element: Element) => {
    if (element.matches(ITEMS)) {
      const [listItem, level] = [
        listKind(element),
        Math.min(listLevel(element), textForms.mostLevels),
      ]
      return { style: 'normal', ...(lists.includes(listItem) && { listItem, level }) }
    }
    const heading = levels.length > 0 && element.closest(HEADINGS)
    if (heading) return { style: `h${Math.min(getHeadingLevel(heading) + moved, deepest)}` }
    const isQuote = styles.includes('blockquote') && element.closest(QUOTES)
    return { style: isQuote ? 'blockquote' : 'normal' }
  }
}

const getTextRows = ({ rows }: HTMLTableElement) => [...rows].filter(hasText)

/** Mail programs lay out pages with tables. */
function isDataTable(table: Element): table is HTMLTableElement {
  if (!(table instanceof HTMLTableElement)) return false
  const width = Math.max(0, ...getTextRows(table).map(({ cells }) => cells.length))
  const isLayout =
    table.getAttribute('role') === 'presentation' ||
    table.querySelector(`table, ${HEADINGS}, ${ITEMS}, ${QUOTES}`)
  return width > 1 && !isLayout
}

const hasRows = (table: HTMLTableElement) => getTextRows(table).length > 1

const isTwoColumns = (table: HTMLTableElement) =>
  getTextRows(table).every(({ cells }) => cells.length === 2)

/** A table as articles store it; each row has as many cells as the longest one. */
function buildTable(table: HTMLTableElement) {
  const cells = getTextRows(table).map((row) => [...row.cells].map(toPlainText))
  const width = Math.max(...cells.map((row) => row.length))
  const rows = cells.map((row) => ({
    _type: 'tableRow',
    _key: crypto.randomUUID(),
    cells: Array.from({ length: width }, (_, at) => row[at] ?? ''),
  }))
  const caption = table.caption && toPlainText(table.caption)
  return { ...(caption && { caption }), grid: { rows } }
}

const toPlainText = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()

/** Replaces a table with its caption and a paragraph or bullet for each row. */
function flattenTable(table: HTMLTableElement, asBullets: boolean) {
  const line = (tag: string, ...nodes: (Node | string)[]) => {
    const element = table.ownerDocument.createElement(tag)
    element.append(...nodes)
    return element
  }
  const rows = getTextRows(table).map(({ cells }) => {
    const isBullet = asBullets && ![...cells].every(({ localName }) => localName === 'th')
    const parts = [...cells].filter(hasText).flatMap((cell, column, filled) => {
      for (const part of selectAll(cell, LINES)) part.replaceWith(...part.childNodes, ' ')
      while (cell.lastChild && !hasText(cell.lastChild)) cell.lastChild.remove()
      const before = filled[column - 1]?.textContent ?? ''
      const bulletDivider = /[:.?!]\s*$/.test(before) ? ' ' : ': '
      const divider = asBullets ? bulletDivider : ' | '
      return column > 0 ? [divider, ...cell.childNodes] : [...cell.childNodes]
    })
    return line(isBullet ? 'li' : 'p', ...parts)
  })
  const caption = table.caption ? [line('p', ...table.caption.childNodes)] : []
  table.replaceWith(...caption, ...rows)
}
