/** A place in the table, both from 0. */
export type GridPosition = { row: number; column: number }

/** The selected area; `active` has the focus. */
export type Selection = { anchor: GridPosition; active: GridPosition }

/** All places are within it. */
export type Area = { top: number; bottom: number; left: number; right: number }

export type Size = { rows: number; columns: number }

export const selectCell = (row: number, column: number): Selection => ({
  anchor: { row, column },
  active: { row, column },
})

/** These rows with all their columns; the focus is at the first of them. */
export const selectRows = (first: number, last: number, { columns }: Size): Selection => ({
  anchor: { row: last, column: columns - 1 },
  active: { row: first, column: 0 },
})

export const selectColumns = (first: number, last: number, { rows }: Size): Selection => ({
  anchor: { row: rows - 1, column: last },
  active: { row: 0, column: first },
})

export const selectAll = (size: Size): Selection => selectRows(0, size.rows - 1, size)

export const getArea = ({ anchor, active }: Selection): Area => ({
  top: Math.min(anchor.row, active.row),
  bottom: Math.max(anchor.row, active.row),
  left: Math.min(anchor.column, active.column),
  right: Math.max(anchor.column, active.column),
})

export const isInside = (
  { row, column }: GridPosition,
  { top, bottom, left, right }: Area,
): boolean => row >= top && row <= bottom && column >= left && column <= right

/** The places of an area, row by row. */
export const getPositions = ({ top, bottom, left, right }: Area): GridPosition[][] =>
  createRange(top, bottom).map((row) => createRange(left, right).map((column) => ({ row, column })))

const createRange = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** The next or previous cell in reading order; undefined outside of the table. */
export function getNextCell(
  { row, column }: GridPosition,
  step: 1 | -1,
  size: Size,
): GridPosition | undefined {
  const next = row * size.columns + column + step
  if (next < 0 || next >= size.rows * size.columns) return undefined
  return { row: Math.floor(next / size.columns), column: next % size.columns }
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

export const isArrowKey = (key: string): key is ArrowKey => /^Arrow(Up|Down|Left|Right)$/.test(key)

type Keys = { key: string; ctrl: boolean; shift: boolean }

/** Rows of a screen. */
const PAGE_ROWS = 10

/** Selection after an arrow key, as in a spreadsheet; undefined for any other key. */
export function moveSelection(selection: Selection, { key, ctrl, shift }: Keys, size: Size) {
  const { row, column } = selection.active
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const target: Partial<Record<string, GridPosition>> = {
    ArrowUp: { row: ctrl ? 0 : row - 1, column },
    ArrowDown: { row: ctrl ? last.row : row + 1, column },
    ArrowLeft: { row, column: ctrl ? 0 : column - 1 },
    ArrowRight: { row, column: ctrl ? last.column : column + 1 },
    Home: { row: ctrl ? 0 : row, column: 0 },
    End: { row: ctrl ? last.row : row, column: last.column },
    PageUp: { row: row - PAGE_ROWS, column },
    PageDown: { row: row + PAGE_ROWS, column },
  }
  const nextPosition = target[key]
  if (!nextPosition) return undefined
  const active = {
    row: Math.min(Math.max(nextPosition.row, 0), last.row),
    column: Math.min(Math.max(nextPosition.column, 0), last.column),
  }
  return { anchor: shift ? selection.anchor : active, active }
}
