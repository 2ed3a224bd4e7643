import { isLeap } from '../../publishing/site-check/large-price-change.ts'
import type { Change } from './changes.ts'
import type { Cell } from './prices.ts'
import { amountIn, oldAmountIn, type Row } from './sheet.ts'

/** A price that becomes another by far. */
export type Leap = {
  cell: Cell
  /** “Web Development, Starter, from” */
  place: string
  before: number
  after: number
}

/**
 * The changes that are asked about: a price becomes another by far than visitors see, or than the draft has of a
 * price that they do not see yet. What leads back to what they see is a correction.
 */
export const leapsIn = (rows: readonly Row[], changes: readonly Change[]): Leap[] =>
  changes.flatMap(({ cell, to }) => {
    const row = rows.find(({ id }) => id === cell.id)
    if (!row || to === undefined) return []
    const draft = amountIn(rows, cell)
    const before = oldAmountIn(row, cell) ?? draft
    if (before === undefined || !isLeap(before, to)) return []
    // Steps that are small each are asked about once, when they are published.
    if (draft !== to && !isLeap(draft, to)) return []
    const name = row.packages.find(({ key }) => key === cell.key)?.name
    return [{ cell, place: `${row.title}, ${name}, ${cell.field}`, before, after: to }]
  })
