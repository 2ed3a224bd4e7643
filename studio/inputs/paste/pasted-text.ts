import { type articleForms, safeLink, textForms } from '@kitewright/content-rules/text'
import { type DeserializerRule, htmlToPortableText } from '@portabletext/html'
import type { Loss, Lost } from './format-skipped.ts'
import { linesOf } from './pasted-lines.ts'
import {
  all,
  HEADINGS,
  hasText,
  headingLevel,
  ITEMS,
  isCrossedOut,
  isShown,
  LINES,
  listKind,
  listLevel,
  PICTURES,
  QUOTES,
  SILENT,
  styleOf,
} from './pasted-markup.ts'

type PastedLink = { href?: string; lost?: 'links' | 'places' | 'insecure' }

/** Mail programs and documents redirect through a page that counts the clicks. */
const redirects: readonly { host: RegExp; path: string; fields: readonly string[] }[] = [
  { host: /^(www\.)?google(\.[a-z]{2,3}){1,2}$/, path: '/url', fields: ['q', 'url'] },
  { host: /\.safelinks\.protection\.outlook\.com$/, path: '/', fields: ['url'] },
]

/** Footnotes, comments and headings of Google Docs and Word, on any page or file. */
const isNote = /^file:.*#|#(ftnt|cmnt|_ftn|_edn|_msocom|_Toc|_Hlk|_Ref)\w*$/i

/**
 * The target of a link from the clipboard, without redirects and by https:.
 * It has no address if the target is a footnote, comment or bookmark of the
 * copied document (`places`), or if a page may not link to it (`links`).
 */
function pastedLink(address: string): PastedLink {
  const direct = withoutRedirect(address.trim())
  if (/^#/.test(direct) || isNote.test(direct)) return { lost: 'places' }
  const secure = direct.replace(/^http:/i, 'https:')
  if (!safeLink(secure)) return { lost: 'links' }
  return secure === direct ? { href: direct } : { href: secure, lost: 'insecure' }
}

function withoutRedirect(address: string): string {
  if (!URL.canParse(address)) return address
  const { hostname, pathname, searchParams } = new URL(address)
  for (const { host, path, fields } of redirects) {
    if (!host.test(hostname) || pathname !== path) continue
    const behind = fields.map((field) => searchParams.get(field)).find(Boolean)
    if (behind) return behind
  }
  return address
}

/** The forms that the field offers. */
export type TextField = {
  styles: readonly string[]
  lists: readonly string[]
  /** Whether it takes tables and pictures between its paragraphs. */
  isArticle?: boolean
}

export type PastedText = { blocks: PastedBlock[]; lost: Lost }

type PastedBlock = ReturnType<typeof htmlToPortableText>[number]

type Lose = (kind: Loss, count?: number) => void

export const TABLE: (typeof articleForms.objects)[number] = 'articleTable'

/** `@portabletext/html` drops spaces between marks. */
const keepSpaces: DeserializerRule = {
  deserialize(node) {
    const span = { _type: 'span', marks: [], text: node.nodeValue ?? '' }
    return node.nodeType === node.TEXT_NODE ? span : undefined
  },
}

/**
 * Converts the HTML of a clipboard (Google Docs, Word, Gmail, a web page) to Portable Text of the forms that
 * the field offers. Keeps all words and counts everything else that is lost.
 */
export function pastedText(html: string, field: TextField): PastedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lost: Lost = {}
  const lose: Lose = (kind, count = 1) => {
    if (count > 0) lost[kind] = (lost[kind] ?? 0) + count
  }
  simplify(body, field, lose)
  const tables = readTables(body, field, lose)
  const formOf = formFinder(body, field, lose)
  const blocks = linesOf(body).flatMap(({ place, html }) => {
    const table = tables.get(place)
    if (table) return [table]
    const form = formOf(place)
    // Headings are bold already.
    const words = /^h/.test(form.style) ? html.replace(/<\/?(strong|em)>/g, '') : html
    const options = { rules: [keepSpaces], whitespaceMode: 'remove' as const }
    return htmlToPortableText(`<p>${words}</p>`, options).map((block) => ({ ...block, ...form }))
  })
  return { blocks, lost }
}

/** Keeps words, line breaks and formatting. */
function simplify(body: Element, { lists, isArticle }: TextField, lose: Lose) {
  for (const element of all(body, SILENT)) element.remove()
  for (const element of all(body, '[style*="display"]')) {
    if (/display:\s*none/i.test(styleOf(element))) element.remove()
  }
  for (const picture of all(body, PICTURES)) {
    // Mail programs draw emoji as pictures.
    const alt = picture.getAttribute('alt') ?? ''
    const isEmoji = /^\p{Extended_Pictographic}/u.test(alt)
    if (!isEmoji && isShown(picture)) lose(isArticle ? 'articlePictures' : 'pictures')
    picture.replaceWith(isEmoji ? alt : '')
  }
  const withWords = (selector: string) => all(body, selector).filter(hasText)
  lose('crossedOut', withWords('*').filter(isCrossedOut).length)
  lose('raised', withWords('sup, sub').filter((part) => !part.querySelector('a')).length)
  for (const link of withWords('a[href]')) {
    const { href, lost } = pastedLink(link.getAttribute('href') ?? '')
    if (lost) lose(lost)
    link.setAttribute('href', href ?? '')
  }
  const lostItems = withWords(ITEMS).filter((item) => !lists.includes(listKind(item)))
  const isFirst = (item: Element) =>
    item.matches('li')
      ? item.matches(':first-child') && listLevel(item) === 1
      : !item.previousElementSibling?.matches(ITEMS)
  lose('lists', lostItems.filter(isFirst).length)
}

/** Reads the tables that articles hold, and empties them; makes lines of all others. */
function readTables(body: Element, field: TextField, lose: Lose): Map<Element, PastedBlock> {
  const tables = new Map<Element, PastedBlock>()
  for (const table of all(body, 'table').filter(isDataTable)) {
    if (field.isArticle && hasSeveralRows(table) && !table.closest('li')) {
      if (!table.caption) lose('captions')
      if (table.querySelector('a[href]')) lose('cellMarks')
      tables.set(table, { _type: TABLE, _key: crypto.randomUUID(), ...articleTable(table) })
      table.replaceChildren()
    } else {
      const asBullets = field.lists.includes('bullet') && isTwoColumns(table)
      lose(asBullets ? 'tablesAsLists' : 'tables')
      flattenTable(table, asBullets)
    }
  }
  return tables
}

/**
 * Finds the form of the words in an element. Heading levels that the field offers stay; a document that begins
 * above them, with a title, moves down as a whole.
 */
function formFinder(body: Element, { styles, lists }: TextField, lose: Lose) {
  const offered = styles.flatMap((style) => Number(style.match(/^h([1-6])$/)?.[1]) || []).sort()
  const [top = 0] = offered
  const lowest = offered.at(-1) ?? 6
  const headings = all(body, HEADINGS).filter((found) => hasText(found) && !found.closest(ITEMS))
  const moved = Math.max(0, top - Math.min(6, ...headings.map(headingLevel)))
  if (offered.length === 0) lose('headings', headings.length)
  else lose('lowHeadings', headings.filter((one) => headingLevel(one) + moved > lowest).length)
  const quotes = all(body, QUOTES).filter(hasText)
  if (!styles.includes('blockquote')) {
    lose('quotes', quotes.filter((quote) => !quote.parentElement?.closest(QUOTES)).length)
  }
  return (place: Element) => {
    if (place.matches(ITEMS)) {
      const [listItem, level] = [listKind(place), Math.min(listLevel(place), textForms.mostLevels)]
      return { style: 'normal', ...(lists.includes(listItem) && { listItem, level }) }
    }
    const heading = offered.length > 0 && place.closest(HEADINGS)
    if (heading) return { style: `h${Math.min(headingLevel(heading) + moved, lowest)}` }
    const isQuote = styles.includes('blockquote') && place.closest(QUOTES)
    return { style: isQuote ? 'blockquote' : 'normal' }
  }
}

const filledRows = ({ rows }: HTMLTableElement) => [...rows].filter(hasText)

/** Mail programs lay out pages with tables. */
function isDataTable(table: Element): table is HTMLTableElement {
  if (!(table instanceof HTMLTableElement)) return false
  const width = Math.max(0, ...filledRows(table).map(({ cells }) => cells.length))
  const isLayout =
    table.getAttribute('role') === 'presentation' ||
    table.querySelector(`table, ${HEADINGS}, ${ITEMS}, ${QUOTES}`)
  return width > 1 && !isLayout
}

const hasSeveralRows = (table: HTMLTableElement) => filledRows(table).length > 1

const isTwoColumns = (table: HTMLTableElement) =>
  filledRows(table).every(({ cells }) => cells.length === 2)

/** A table as articles store it; each row has as many cells as the longest one. */
function articleTable(table: HTMLTableElement) {
  const cells = filledRows(table).map((row) => [...row.cells].map(plainText))
  const width = Math.max(...cells.map((row) => row.length))
  const rows = cells.map((row) => ({
    _type: 'tableRow',
    _key: crypto.randomUUID(),
    cells: Array.from({ length: width }, (_, at) => row[at] ?? ''),
  }))
  const caption = table.caption && plainText(table.caption)
  return { ...(caption && { caption }), grid: { rows } }
}

const plainText = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()

/** Replaces a table with its caption and a paragraph or bullet for each row. */
function flattenTable(table: HTMLTableElement, asBullets: boolean) {
  const line = (tag: string, ...nodes: (Node | string)[]) => {
    const element = table.ownerDocument.createElement(tag)
    element.append(...nodes)
    return element
  }
  const rows = filledRows(table).map(({ cells }) => {
    const isBullet = asBullets && ![...cells].every(({ localName }) => localName === 'th')
    const parts = [...cells].filter(hasText).flatMap((cell, column, filled) => {
      for (const part of all(cell, LINES)) part.replaceWith(...part.childNodes, ' ')
      while (cell.lastChild && !hasText(cell.lastChild)) cell.lastChild.remove()
      const before = filled[column - 1]?.textContent ?? ''
      const divider = asBullets ? (/[:.?!]\s*$/.test(before) ? ' ' : ': ') : ' | '
      return column > 0 ? [divider, ...cell.childNodes] : [...cell.childNodes]
    })
    return line(isBullet ? 'li' : 'p', ...parts)
  })
  const caption = table.caption ? [line('p', ...table.caption.childNodes)] : []
  table.replaceWith(...caption, ...rows)
}
