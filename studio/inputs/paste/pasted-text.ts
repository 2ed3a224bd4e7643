import { textForms } from '@kitewright/content-rules/text-forms'
import { type Letter, paragraphsOf, type SpanBlock } from './letters.ts'
import type { Loss, Lost } from './lost-words.ts'
import { pastedLink } from './pasted-link.ts'
import {
  hasWords,
  headingLevel,
  headingStyles,
  isCrossedOut,
  isMarker,
  isPreformatted,
  isQuote,
  isShown,
  listKind,
  marksOf,
  styleOf,
  wordKind,
  wordLevel,
} from './pasted-markup.ts'

/** What the field offers that takes the paste. */
export type TextField = {
  styles: readonly string[]
  lists: readonly string[]
  /** Whether tables may stand between its paragraphs. */
  tables?: boolean
}

/** A table as articles hold it: lines, whose cells are divided. */
export type PastedTable = { table: { caption: string; rows: string } }

export type PastedText = { blocks: (SpanBlock | PastedTable)[]; lost: Lost }

/** What a paragraph is, and what its letters are, at one place of the document. */
type TextContext = {
  form: SpanBlock['form']
  strong: boolean
  em: boolean
  href?: string
  /** Line breaks of the source are kept. */
  isPreformatted: boolean
  /** Between the paragraphs of one item or cell, which must stay one. */
  joint?: '\n' | ' '
  listDepth: number
  isQuoted: boolean
}

const start: TextContext = {
  form: { style: 'normal' },
  ...{ strong: false, em: false, isPreformatted: false, listDepth: 0, isQuoted: false },
}

/** What holds no words of the document. */
const silent = new Set(
  'head title meta link style script template noscript colgroup input select textarea'.split(' '),
)

const pictures = new Set('img svg video audio iframe object embed canvas'.split(' '))

const ownLine = new Set(
  'address article aside body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav p pre section summary tbody td tfoot th thead tr'.split(
    ' ',
  ),
)

/**
 * Reads what a program puts on the clipboard as HTML: Google Docs, Word, Gmail, a page. Made of the forms
 * that the field offers; words are never lost, and whatever else is, is counted.
 */
export function pastedText(html: string, field: TextField): PastedText {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const headings = headingStyles(body, field.styles)
  const lost: Lost = {}
  const blocks: PastedText['blocks'] = []
  /** The paragraph that is being read. */
  let open: { form: SpanBlock['form']; letters: Letter[] } | undefined
  /** Stands between what was read and the next letter, if there is one. */
  let joint: TextContext['joint']

  const lose = (kind: Loss) => {
    lost[kind] = (lost[kind] ?? 0) + 1
  }

  function close() {
    if (open) blocks.push(...paragraphsOf(open.form, open.letters))
    open = undefined
    joint = undefined
  }

  function write(text: string, { form, strong, em, href }: TextContext) {
    open ??= { form, letters: [] }
    const isSpace = text.trim() === ''
    if (joint && open.letters.length > 0 && !isSpace) {
      open.letters.push({ letter: joint, strong: false, em: false })
    }
    if (!isSpace) joint = undefined
    for (const letter of text) open.letters.push({ letter, strong, em, href })
  }

  /** What stands in lines of its own. */
  function inLines(place: TextContext, read: () => void) {
    const between = () => {
      if (place.joint) joint = place.joint
      else close()
    }
    between()
    read()
    between()
  }

  function visitAll(parent: Element, place: TextContext) {
    for (const node of parent.childNodes) {
      if (node.nodeType === node.TEXT_NODE) {
        const text = node.nodeValue ?? ''
        write(place.isPreformatted ? text : text.replace(/[ \t\r\n\f]+/g, ' '), place)
      } else if (node.nodeType === node.ELEMENT_NODE) {
        visit(node as Element, place)
      }
    }
  }

  function visit(element: Element, outer: TextContext) {
    const tag = element.localName
    const style = element.getAttribute('style') ?? ''
    if (silent.has(tag) || isMarker(style) || /display:\s*none/i.test(style)) return
    if (pictures.has(tag)) return picture(element, outer)
    if (tag === 'br') return lineBreak(element, outer)
    const isLine = ownLine.has(tag) || tag === 'li' || tag === 'blockquote'
    const place = { ...outer, isPreformatted: isPreformatted(tag, style, outer.isPreformatted) }
    if (!isLine) return inline(element, style, place)
    if (tag === 'li' || wordLevel(style)) return item(element, style, place)
    if (isQuote(element)) return quote(element, place)
    const level = headingLevel(element)
    if (level !== undefined && !place.joint) return heading(element, level, place)
    inLines(place, () => visitAll(element, place))
  }

  function inline(element: Element, style: string, place: TextContext) {
    const tag = element.localName
    if (tag === 'table') return table(element as HTMLTableElement, place)
    if (tag === 'ul' || tag === 'ol') return listOf(element, place)
    if (tag === 'a') return link(element, style, place)
    if (isCrossedOut(tag, style) && hasWords(element)) lose('crossedOut')
    if ((tag === 'sup' || tag === 'sub') && hasWords(element) && !element.querySelector('a')) {
      lose('raised')
    }
    visitAll(element, { ...place, ...marksOf(tag, style, place) })
  }

  function link(element: Element, style: string, place: TextContext) {
    const inner = { ...place, ...marksOf('a', style, place) }
    const address = element.getAttribute('href')
    if (!address || !hasWords(element)) return visitAll(element, inner)
    const { href, lost: loss } = pastedLink(address)
    if (loss) lose(loss)
    visitAll(element, { ...inner, href })
  }

  function heading(element: Element, level: number, place: TextContext) {
    if (!hasWords(element)) return inLines(place, () => visitAll(element, place))
    const style = headings.styleOf(level)
    if (!style) lose('headings')
    if (headings.isTooLow(level)) lose('lowHeadings')
    inLines(place, () => visitAll(element, { ...place, form: { style: style ?? 'normal' } }))
  }

  function quote(element: Element, place: TextContext) {
    const isOffered = field.styles.includes('blockquote')
    if (!isOffered && !place.isQuoted && hasWords(element)) lose('quotes')
    const form = isOffered && !place.form.listItem ? { style: 'blockquote' } : place.form
    inLines(place, () => visitAll(element, { ...place, form, isQuoted: true }))
  }

  function listOf(element: Element, place: TextContext) {
    const isOffered = field.lists.includes(listKind(element))
    if (!isOffered && place.listDepth === 0 && hasWords(element)) lose('lists')
    visitAll(element, { ...place, joint: undefined, listDepth: place.listDepth + 1 })
  }

  function item(element: Element, style: string, place: TextContext) {
    const inWord = wordLevel(style)
    const kind = inWord ? wordKind(element) : listKind(element.parentElement)
    const isOffered = field.lists.includes(kind)
    if (inWord && !isOffered && !wordLevel(styleOf(element.previousElementSibling))) lose('lists')
    const level = Math.min(inWord ?? Math.max(place.listDepth, 1), textForms.mostLevels)
    const form = isOffered ? { style: 'normal', listItem: kind, level } : { style: 'normal' }
    inLines({ ...place, joint: undefined }, () =>
      visitAll(element, { ...place, form, joint: '\n' }),
    )
  }

  function table(element: HTMLTableElement, place: TextContext) {
    const rows = [...element.rows].filter(hasWords)
    const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
    // Mail programs lay pages out with tables.
    const isLayout =
      element.getAttribute('role') === 'presentation' ||
      element.querySelector('table, h1, h2, h3, h4, h5, h6, ul, ol, blockquote')
    if (width < 2 || isLayout) {
      return inLines(place, () => visitAll(element, place))
    }
    if (field.tables && rows.length > 1 && !place.joint) {
      close()
      blocks.push(tableOf(element, rows))
      if (!element.caption) lose('captions')
      if (element.querySelector('a[href], img')) lose('cellMarks')
      return
    }
    const isList = field.lists.includes('bullet') && rows.every(({ cells }) => cells.length === 2)
    lose(isList ? 'tablesAsLists' : 'tables')
    const inCells = { ...place, joint: ' ' as const }
    const lines = { ...place, joint: undefined }
    if (element.caption) inLines(lines, () => visitAll(element.caption as Element, inCells))
    for (const row of rows) {
      const isHead = [...row.cells].every((cell) => cell.localName === 'th')
      const form = isList && !isHead ? bullet : { style: 'normal' }
      inLines(lines, () => cellsOf(row, isList, { ...inCells, form }))
    }
  }

  function cellsOf(row: HTMLTableRowElement, isList: boolean, place: TextContext) {
    for (const [column, cell] of [...row.cells].filter(hasWords).entries()) {
      joint = undefined
      if (column > 0) write(isList ? betweenTwo(open?.letters ?? []) : ' | ', place)
      visitAll(cell, place)
    }
  }

  function picture(element: Element, place: TextContext) {
    // A smiley of a mail program is a letter that is drawn.
    const alt = element.getAttribute('alt') ?? ''
    if (/^\p{Extended_Pictographic}/u.test(alt)) return write(alt, place)
    if (isShown(element)) lose('pictures')
  }

  function lineBreak(element: Element, place: TextContext) {
    if (!element.classList.contains('Apple-interchange-newline')) write('\n', place)
  }

  inLines(start, () => visitAll(body, start))
  return { blocks, lost }
}

/** Dividers are those that people write, or tabs where a cell holds one or stands empty at an edge. */
function tableOf({ caption }: HTMLTableElement, rows: readonly HTMLTableRowElement[]): PastedTable {
  const cells = rows.map((row) => [...row.cells].map(plainWords))
  const isPlain = cells.every(
    (row) => row[0] && row.at(-1) && row.every((cell) => !cell.includes('|')),
  )
  const divider = isPlain ? ' | ' : '\t'
  return {
    table: {
      caption: caption ? plainWords(caption) : '',
      rows: cells.map((row) => row.join(divider)).join('\n'),
    },
  }
}

const plainWords = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()

const bullet = { style: 'normal', listItem: 'bullet', level: 1 }

/** “Warranty: 90 days”, and no second colon where there is a mark already. */
const betweenTwo = (letters: readonly Letter[]) =>
  /[:.?!]\s*$/.test(letters.map(({ letter }) => letter).join('')) ? ' ' : ': '
