import Papa from 'papaparse'
import { parsePrice } from '../../inputs/rupees/parse-price.ts'
import { type Change, type ChangeRequest, parseCellInput, type RejectedCell } from './changes.ts'
import type { Cell } from './prices.ts'
import { type Area, type GridPosition, getPositions } from './selection.ts'
import { getAmount, getCell, getSize, type Row } from './sheet.ts'

/**
 * An area as text for a spreadsheet: tabs and lines, plain rupees. Whole rows begin with the name of their service,
 * so that they can be pasted back.
 */
export function formatArea(rows: readonly Row[], area: Area): string {
  const isFullWidth = area.right - area.left + 1 === getSize(rows).columns
  const table = getPositions(area).map((positions, line) => {
    const values = positions.map((position) => {
      const cell = getCell(rows, position)
      return cell ? (getAmount(rows, cell) ?? '') : ''
    })
    return isFullWidth ? [rows[area.top + line]?.title ?? '', ...values] : values
  })
  return Papa.unparse(table, { delimiter: '\t', newline: '\n', escapeFormulae: true })
}

/**
 * Rows of a spreadsheet's clipboard; cells with line breaks or tabs are in quotes. Empty rows at the end
 * are ignored, because a spreadsheet adds one.
 */
function parseTable(text: string): string[][] {
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
export function parsePaste(rows: readonly Row[], area: Area, text: string): ChangeRequest {
  const table = parseTable(text)
  const [[only = ''] = [], ...more] = table
  if (more.length === 0 && table[0]?.length === 1) {
    return collectChanges(
      getPositions(area)
        .flat()
        .map((position) => ({ position, text: only })),
      rows,
    )
  }
  const named = matchByName(rows, table)
  if (named && 'problem' in named) return named
  const lines = named?.lines ?? table
  const getRow = named?.getRow ?? ((line: number) => area.top + line)
  const left = named ? 0 : area.left
  // In a block of ranges each is a whole package.
  const isRanges = lines.flat().some((value) => parsePrice(value).kind === 'range')
  const getColumn = (position: number) =>
    isRanges ? left - (left % 2) + 2 * position : left + position
  return collectChanges(
    lines.flatMap((line, lineNumber) =>
      line.flatMap((value, number) => {
        if (isRanges && value.trim() === '') return []
        return [{ position: { row: getRow(lineNumber), column: getColumn(number) }, text: value }]
      }),
    ),
    rows,
    isRanges,
  )
}

/** Common in price lists: such a cell keeps its price and is marked; the others are pasted. */
const ON_REQUEST = /^(?:price )?(?:up)?on (?:request|enquiry|demand)$/i

type CellText = { position: GridPosition; text: string }

function collectChanges(
  all: readonly CellText[],
  rows: readonly Row[],
  isRanges = false,
): ChangeRequest {
  const changes: Change[] = []
  const rejected: (RejectedCell & { where: string })[] = []
  for (const { position, text } of all) {
    const cell = getCell(rows, position)
    const row = rows[position.row]
    if (!cell || !row) {
      // An empty edge of a block is no loss.
      if (text.trim() === '') continue
      return {
        problem: `“${text}” would be outside of the table. Choose a cell further up or left.`,
      }
    }
    const where = `${row.title}, ${row.packages.find(({ key }) => key === cell.key)?.name}`
    if (!row.mayEdit) return { problem: `${where}: you may not change this service.` }
    const request = isRanges ? parseRangeCell(cell, text) : parseCellInput(cell, text)
    if ('problem' in request) rejected.push({ cell, text, why: request.problem, where })
    else changes.push(...request.changes)
  }
  const [first, ...others] = rejected
  if (!first) return { changes }
  if (changes.length > 0 && rejected.every((one) => ON_REQUEST.test(one.text.trim()))) {
    return { changes, rejected }
  }
  const more = others.length === 0 ? '' : ` So are ${others.length} more, marked in the table.`
  return { problem: `${first.where}: ${first.why}${more}`, rejected }
}

const parseRangeCell = (cell: Cell, text: string): ChangeRequest =>
  parsePrice(text).kind === 'amount'
    ? { problem: `“${text}” is among ranges. Write both ends, or ${text}+.` }
    : parseCellInput(cell, text)

type Named = { lines: string[][]; getRow: (line: number) => number }

/** A block whose first column holds names of services, with a line of headings or without. */
function matchByName(
  rows: readonly Row[],
  table: readonly string[][],
): Named | { problem: string } | null {
  const rowsByName = new Map(rows.map(({ title }, index) => [title.trim().toLowerCase(), index]))
  const findRow = ([name = '']: readonly string[]) => rowsByName.get(name.trim().toLowerCase())
  const first = table.findIndex((line) => findRow(line) !== undefined)
  // More than one line above it is no heading.
  if (first === -1 || first > 1) return null
  const lines = table.slice(first).filter((line) => !isBlank(line))
  const unknownLine = lines.find((line) => findRow(line) === undefined)
  if (unknownLine) return { problem: `No service is called “${unknownLine[0] ?? ''}”.` }
  const matchedRows = lines.map((line) => findRow(line) ?? 0)
  return { lines: lines.map(([, ...values]) => values), getRow: (line) => matchedRows[line] ?? 0 }
}
