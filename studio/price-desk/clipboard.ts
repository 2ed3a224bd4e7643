import Papa from 'papaparse'
import { type Asked, askedAt, type Change } from './changes.ts'
import { readPrice } from './read-price.ts'
import type { Area, Place } from './selection.ts'
import { placesIn } from './selection.ts'
import { amountIn, cellAt, type Row, sizeOf } from './sheet.ts'

/**
 * An area as a spreadsheet takes it from the clipboard: tabs and lines, plain rupees. Whole rows begin with the
 * name of their service, so that they find their way back.
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

/** What a spreadsheet put on the clipboard, line by line. */
export const tableIn = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' }).data

/**
 * What pasting a text into an area asks for. One value fills the area; a block is laid at its first cell, or at
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
  // In a block of ranges, each stands for a whole package.
  const isRanges = lines.flat().some((value) => readPrice(value).kind === 'range')
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

type Written = { place: Place; text: string }

function together(all: readonly Written[], rows: readonly Row[], isRanges = false): Asked {
  const changes: Change[] = []
  for (const { place, text } of all) {
    const cell = cellAt(rows, place)
    const row = rows[place.row]
    if (!cell || !row) {
      // An empty edge of a block is no loss.
      if (text.trim() === '') continue
      return {
        problem: `“${text}” would stand outside of the table. Choose a cell further up or left.`,
      }
    }
    const where = `${row.title}, ${row.packages.find(({ key }) => key === cell.key)?.name}`
    if (!row.mayEdit) return { problem: `${where}: you may not change this service.` }
    if (isRanges && readPrice(text).kind === 'amount') {
      return { problem: `${where}: “${text}” stands among ranges. Write both ends, or ${text}+.` }
    }
    const asked = askedAt(cell, text)
    if ('problem' in asked) return { problem: `${where}: ${asked.problem}` }
    changes.push(...asked.changes)
  }
  return { changes }
}

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
  const lines = table.slice(first)
  const stranger = lines.find((line) => placeOf(line) === undefined)
  if (stranger) return { problem: `No service is called “${stranger[0] ?? ''}”.` }
  const found = lines.map((line) => placeOf(line) ?? 0)
  return { lines: lines.map(([, ...values]) => values), rowOf: (line) => found[line] ?? 0 }
}
