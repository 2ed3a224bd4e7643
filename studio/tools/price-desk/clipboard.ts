import Papa from 'papaparse'
import { parsePrice } from '../../inputs/rupees/parse-price.ts'
import { type Asked, askedAt, type Change, type RefusedCell } from './changes.ts'
import type { Cell } from './prices.ts'
import { type Area, type GridPosition, placesIn } from './selection.ts'
import { amountIn, cellAt, type Row, sizeOf } from './sheet.ts'

/**
 * An area as text for a spreadsheet: tabs and lines, plain rupees. Whole rows begin with the name of their service,
 * so that they can be pasted back.
 */
export function copied(rows: readonly Row[], area: Area): string {
  const isWhole = area.right - area.left + 1 === sizeOf(rows).columns
  const table = placesIn(area).map((places, line) => {
    const amounts = places.map((place) => {
      const cell = cellAt(rows, place)
      return cell ? (amountIn(rows, cell) ?? '') : ''
    })
    return isWhole ? [rows[area.top + line]?.title ?? '', ...amounts] : amounts
  })
  return Papa.unparse(table, { delimiter: '\t', newline: '\n', escapeFormulae: true })
}

/**
 * Rows of a spreadsheet's clipboard; cells with line breaks or tabs are in quotes. Empty rows at the end
 * are ignored, because a spreadsheet adds one.
 */
function tableIn(text: string): string[][] {
  const quoted = Papa.parse<string[]>(text, { delimiter: '\t' })
  // An unclosed quote is part of the text.
  const isQuoted = quoted.errors.every(({ type }) => type !== 'Quotes')
  const { data } = isQuoted
    ? quoted
    : Papa.parse<string[]>(text, { delimiter: '\t', fastMode: true })
  return data.slice(0, Math.max(1, data.findLastIndex((line) => !isBlank(line)) + 1))
}

const isBlank = (line: readonly string[]) => line.every((value) => value.trim() === '')

/**
 * Changes for a text pasted into an area. One value fills the area; a block starts at its first cell, or at
 * the services that its first column names. All of it fits, or nothing is pasted.
 */
export function pasted(rows: readonly Row[], area: Area, text: string): Asked {
  const table = tableIn(text)
  const [[only = ''] = [], ...more] = table
  if (more.length === 0 && table[0]?.length === 1) {
    return together(
      placesIn(area)
        .flat()
        .map((place) => ({ place, text: only })),
      rows,
    )
  }
  const named = byName(rows, table)
  if (named && 'problem' in named) return named
  const lines = named?.lines ?? table
  const rowOf = named?.rowOf ?? ((line: number) => area.top + line)
  const left = named ? 0 : area.left
  // In a block of ranges each is a whole package.
  const isRanges = lines.flat().some((value) => parsePrice(value).kind === 'range')
  const columnOf = (place: number) => (isRanges ? left - (left % 2) + 2 * place : left + place)
  return together(
    lines.flatMap((line, lineNumber) =>
      line.flatMap((value, number) => {
        if (isRanges && value.trim() === '') return []
        return [{ place: { row: rowOf(lineNumber), column: columnOf(number) }, text: value }]
      }),
    ),
    rows,
    isRanges,
  )
}

/** Common in price lists: such a cell keeps its price and is marked; the others are pasted. */
const ON_REQUEST = /^(?:price )?(?:up)?on (?:request|enquiry|demand)$/i

type Written = { place: GridPosition; text: string }

function together(all: readonly Written[], rows: readonly Row[], isRanges = false): Asked {
  const changes: Change[] = []
  const refused: (RefusedCell & { where: string })[] = []
  for (const { place, text } of all) {
    const cell = cellAt(rows, place)
    const row = rows[place.row]
    if (!cell || !row) {
      // An empty edge of a block is no loss.
      if (text.trim() === '') continue
      return {
        problem: `“${text}” would be outside of the table. Choose a cell further up or left.`,
      }
    }
    const where = `${row.title}, ${row.packages.find(({ key }) => key === cell.key)?.name}`
    if (!row.mayEdit) return { problem: `${where}: you may not change this service.` }
    const asked = isRanges ? askedInRange(cell, text) : askedAt(cell, text)
    if ('problem' in asked) refused.push({ cell, text, why: asked.problem, where })
    else changes.push(...asked.changes)
  }
  const [first, ...others] = refused
  if (!first) return { changes }
  if (changes.length > 0 && refused.every((one) => ON_REQUEST.test(one.text.trim()))) {
    return { changes, refused }
  }
  const more = others.length === 0 ? '' : ` So are ${others.length} more, marked in the table.`
  return { problem: `${first.where}: ${first.why}${more}`, refused }
}

const askedInRange = (cell: Cell, text: string): Asked =>
  parsePrice(text).kind === 'amount'
    ? { problem: `“${text}” is among ranges. Write both ends, or ${text}+.` }
    : askedAt(cell, text)

type Named = { lines: string[][]; rowOf: (line: number) => number }

/** A block whose first column holds names of services, with a line of headings or without. */
function byName(
  rows: readonly Row[],
  table: readonly string[][],
): Named | { problem: string } | null {
  const places = new Map(rows.map(({ title }, place) => [title.trim().toLowerCase(), place]))
  const placeOf = ([name = '']: readonly string[]) => places.get(name.trim().toLowerCase())
  const first = table.findIndex((line) => placeOf(line) !== undefined)
  // More than one line above it is no heading.
  if (first === -1 || first > 1) return null
  const lines = table.slice(first).filter((line) => !isBlank(line))
  const unknownLine = lines.find((line) => placeOf(line) === undefined)
  if (unknownLine) return { problem: `No service is called “${unknownLine[0] ?? ''}”.` }
  const found = lines.map((line) => placeOf(line) ?? 0)
  return { lines: lines.map(([, ...values]) => values), rowOf: (line) => found[line] ?? 0 }
}
