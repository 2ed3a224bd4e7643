import type { Amount } from '@kitewright/content-rules/price'
import { parsePrice } from '../../inputs/rupees/parse-price.ts'
import { type Cell, getCellKey } from './prices.ts'

/** New value of a cell. */
export type Change = { cell: Cell; to: Amount }

/** A text that a cell rejects, and why. */
export type RejectedCell = { cell: Cell; text: string; why: string }

/** Changes, with the cells that stay unchanged; or the reason why nothing can change, with the cells concerned. */
export type ChangeRequest =
  | { changes: readonly Change[]; rejected?: readonly RejectedCell[] }
  | { problem: string; rejected?: readonly RejectedCell[] }

export const NEEDS_FROM = 'A package needs its lowest price. Only “To” may be empty.'

/** Changes for a text typed into a cell. A range fills both cells of its package. */
export function parseCellInput(cell: Cell, text: string): ChangeRequest {
  const reading = parsePrice(text)
  const createChange = (field: Cell['field'], to: Amount): Change => ({
    cell: { ...cell, field },
    to,
  })
  const reject = (why: string): ChangeRequest => ({ problem: why, rejected: [{ cell, text, why }] })
  switch (reading.kind) {
    case 'amount':
      return { changes: [createChange(cell.field, reading.rupees)] }
    case 'range':
      return { changes: [createChange('from', reading.from), createChange('to', reading.to)] }
    case 'open':
    case 'nothing':
      return cell.field === 'to' ? { changes: [createChange('to', undefined)] } : reject(NEEDS_FROM)
    case 'refused':
      return reject(reading.why)
  }
}

/** A change with the former value. */
export type Edit = Change & { from: Amount }

/** Without changes to the same value. */
export const toEdits = (changes: readonly Change[], amountAt: (cell: Cell) => Amount): Edit[] =>
  [...new Map(changes.map((change) => [getCellKey(change.cell), change])).values()].flatMap(
    (change) => {
      const from = amountAt(change.cell)
      return from === change.to ? [] : [{ ...change, from }]
    },
  )
