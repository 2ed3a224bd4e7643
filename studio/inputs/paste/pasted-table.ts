import { all, HEADINGS, hasWords, ITEMS, LINES, QUOTES } from './pasted-markup.ts'

const filledRows = ({ rows }: HTMLTableElement) => [...rows].filter(hasWords)

/** Mail programs lay out pages with tables. */
export function isDataTable(table: Element): table is HTMLTableElement {
  if (!(table instanceof HTMLTableElement)) return false
  const width = Math.max(0, ...filledRows(table).map(({ cells }) => cells.length))
  const isLayout =
    table.getAttribute('role') === 'presentation' ||
    table.querySelector(`table, ${HEADINGS}, ${ITEMS}, ${QUOTES}`)
  return width > 1 && !isLayout
}

export const hasSeveralRows = (table: HTMLTableElement) => filledRows(table).length > 1

export const isTwoColumns = (table: HTMLTableElement) =>
  filledRows(table).every(({ cells }) => cells.length === 2)

/** A table as articles store it: cells divided by | or, where a cell holds one or an edge is empty, by tabs. */
export function articleTable(table: HTMLTableElement) {
  const cells = filledRows(table).map((row) => [...row.cells].map(plainWords))
  const isPlain = cells.every(
    (row) => row[0] && row.at(-1) && row.every((cell) => !cell.includes('|')),
  )
  const caption = table.caption && plainWords(table.caption)
  return {
    ...(caption && { caption }),
    rows: cells.map((row) => row.join(isPlain ? ' | ' : '\t')).join('\n'),
  }
}

const plainWords = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim()

/** Replaces a table with its caption and a paragraph or bullet for each row. */
export function flattenTable(table: HTMLTableElement, asBullets: boolean) {
  const line = (tag: string, ...nodes: (Node | string)[]) => {
    const element = table.ownerDocument.createElement(tag)
    element.append(...nodes)
    return element
  }
  const rows = filledRows(table).map(({ cells }) => {
    const isBullet = asBullets && ![...cells].every(({ localName }) => localName === 'th')
    const parts = [...cells].filter(hasWords).flatMap((cell, column, filled) => {
      for (const part of all(cell, LINES)) part.replaceWith(...part.childNodes, ' ')
      while (cell.lastChild && !hasWords(cell.lastChild)) cell.lastChild.remove()
      const before = filled[column - 1]?.textContent ?? ''
      const divider = asBullets ? (/[:.?!]\s*$/.test(before) ? ' ' : ': ') : ' | '
      return column > 0 ? [divider, ...cell.childNodes] : [...cell.childNodes]
    })
    return line(isBullet ? 'li' : 'p', ...parts)
  })
  const caption = table.caption ? [line('p', ...table.caption.childNodes)] : []
  table.replaceWith(...caption, ...rows)
}
