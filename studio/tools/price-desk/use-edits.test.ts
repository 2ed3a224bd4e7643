import type { Amount } from '@kitewright/content-rules/price'
import { describe, expect, it } from 'vitest'
import type { Edit } from './changes.ts'
import { type Cell, getCellKey } from './prices.ts'
import { applyRedo, emptyHistory, undo, withStep } from './use-edits.ts'

const a: Cell = { id: 'web', key: 'small', field: 'from' }
const b: Cell = { id: 'web', key: 'small', field: 'to' }
const raise: readonly Edit[] = [
  { cell: a, from: 10, to: 11 },
  { cell: b, from: undefined, to: 22 },
]
const holding =
  (...amounts: readonly [Cell, Amount][]) =>
  (cell: Cell): Amount =>
    new Map(amounts.map(([place, amount]) => [getCellKey(place), amount])).get(getCellKey(cell))

const done = withStep(emptyHistory, raise)

describe('undo', () => {
  it('takes a step back as a whole, and redo does it again', () => {
    const back = undo(done, holding([a, 11], [b, 22]))
    expect(back?.changes).toMatchObject([
      { cell: a, to: 10 },
      { cell: b, to: undefined },
    ])
    const again = back && applyRedo(back.history, holding([a, 10]))
    expect(again?.changes.map(({ to }) => to)).toEqual([11, 22])
    expect(again?.history).toEqual(done)
  })

  it('keeps later changes of other editors', () => {
    const back = undo(done, holding([a, 50], [b, 22]))
    expect(back?.changes).toMatchObject([{ cell: b, to: undefined }])
    expect(back?.remaining).toBe(1)
    expect(back && applyRedo(back.history, holding([a, 50]))?.changes).toHaveLength(1)
  })

  it('drops a step that changes nothing', () => {
    const back = undo(done, holding([a, 50], [b, 60]))
    expect(back?.changes).toEqual([])
    expect(back?.history).toEqual(emptyHistory)
  })

  it('ends at the first step', () => {
    expect(undo(emptyHistory, holding())).toBeUndefined()
    expect(applyRedo(done, holding())).toBeUndefined()
  })
})

it('a new step clears the redo list', () => {
  const back = undo(done, holding([a, 11], [b, 22]))
  expect(back && withStep(back.history, raise).undone).toEqual([])
})
