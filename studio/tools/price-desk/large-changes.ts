import { isLargeChange } from '../../publishing/site-check/package-price-changes.ts'
import type { Change } from './changes.ts'
import type { Cell } from './prices.ts'
import { getAmount, getPublishedAmount, type Row } from './sheet.ts'

/** A price that changes more than fivefold. */
export type LargeChange = {
  cell: Cell
  /** “Web Development, Starter, from” */
  cellName: string
  before: number
  after: number
}

/**
 * The changes to confirm: more than fivefold of the published price, or of the draft's price without a published one. A return
 * towards the published price is a correction.
 */
export const findLargeChanges = (rows: readonly Row[], changes: readonly Change[]): LargeChange[] =>
  changes.flatMap(({ cell, to }) => {
    const row = rows.find(({ id }) => id === cell.id)
    if (!row || to === undefined) return []
    const draft = getAmount(rows, cell)
    const before = getPublishedAmount(row, cell) ?? draft
    if (before === undefined || !isLargeChange(before, to)) return []
    // Several small steps are confirmed together, at the publish.
    if (draft !== to && !isLargeChange(draft, to)) return []
    const name = row.packages.find(({ key }) => key === cell.key)?.name
    return [{ cell, cellName: `${row.title}, ${name}, ${cell.field}`, before, after: to }]
  })
