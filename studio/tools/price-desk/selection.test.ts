import { expect, it } from 'vitest'
import {
  getArea,
  getNextCell,
  getPositions,
  moveSelection,
  selectAll,
  selectCell,
  selectColumns,
  selectRows,
} from './selection.ts'

const size = { rows: 24, columns: 6 }

it.each([
  ['ArrowDown', {}, [3, 2]],
  ['ArrowUp', {}, [1, 2]],
  ['ArrowRight', {}, [2, 3]],
  ['ArrowDown', { ctrl: true }, [23, 2]],
  ['ArrowLeft', { ctrl: true }, [2, 0]],
  ['Home', {}, [2, 0]],
  ['End', {}, [2, 5]],
  ['Home', { ctrl: true }, [0, 0]],
  ['End', { ctrl: true }, [23, 5]],
  ['PageDown', {}, [12, 2]],
  ['PageUp', {}, [0, 2]],
])('%s %j leads to %j', (key, pressed, [row, column]) => {
  const keys = { key, ctrl: false, shift: false, ...pressed }
  expect(moveSelection(selectCell(2, 2), keys, size)?.active).toEqual({ row, column })
})

it('stays in the table', () => {
  const up = moveSelection(selectCell(0, 0), { key: 'ArrowUp', ctrl: false, shift: false }, size)
  expect(up?.active).toEqual({ row: 0, column: 0 })
})

it('selects with Shift, from where it began', () => {
  const down = moveSelection(selectCell(2, 2), { key: 'ArrowDown', ctrl: false, shift: true }, size)
  const left = down && moveSelection(down, { key: 'ArrowLeft', ctrl: false, shift: true }, size)
  expect(left && getArea(left)).toEqual({ top: 2, bottom: 3, left: 1, right: 2 })
})

it('no other key moves', () => {
  expect(
    moveSelection(selectCell(2, 2), { key: 'x', ctrl: false, shift: false }, size),
  ).toBeUndefined()
})

it('Tab reads on from line to line, and out at both ends', () => {
  expect(getNextCell({ row: 0, column: 5 }, 1, size)).toEqual({ row: 1, column: 0 })
  expect(getNextCell({ row: 1, column: 0 }, -1, size)).toEqual({ row: 0, column: 5 })
  expect(getNextCell({ row: 23, column: 5 }, 1, size)).toBeUndefined()
  expect(getNextCell({ row: 0, column: 0 }, -1, size)).toBeUndefined()
})

it.each([
  [selectAll(size), 144],
  [selectColumns(0, 1, size), 48],
  [selectRows(6, 11, size), 36],
])('%j are %d cells', (selection, count) => {
  expect(getPositions(getArea(selection)).flat()).toHaveLength(count)
})
