import type { Amount } from '@kitewright/content-rules/price'
import { parsePrice } from '../../inputs/rupees/parse-price.ts'
import { type Cell, keyOf } from './prices.ts'

/** New value of a cell. */
export type Change = { cell: Cell; to: Amount }

/** A text that a cell refuses, and why. */
export type RefusedCell = { cell: Cell; text: string; why: string }

/** Changes, with the cells that stay unchanged; or the reason why nothing can change, with the cells concerned. */
export type Asked =
  | { changes: readonly Change[]; refused?: readonly RefusedCell[] }
  | { problem: string; refused?: readonly RefusedCell[] }

export const NEEDS_LOWEST = 'A package needs its lowest price. Only “To” may be empty.'

/** Changes for a text typed into a cell. A range fills both cells of its package. */
export function askedAt(cell: Cell, text: string): Asked {
  const reading = parsePrice(text)
  const at = (field: Cell['field'], to: Amount): Change => ({ cell: { ...cell, field }, to })
  const refused = (why: string): Asked => ({ problem: why, refused: [{ cell, text, why }] })
  switch (reading.kind) {
    case 'amount':
      return { changes: [at(cell.field, reading.rupees)] }
    case 'range':
      return { changes: [at('from', reading.from), at('to', reading.to)] }
    case 'open':
    case 'nothing':
      return cell.field === 'to' ? { changes: [at('to', undefined)] } : refused(NEEDS_LOWEST)
    case 'refused':
      return refused(reading.why)
  }
}

/** A change with the former value. */
export type Edit = Change & { from: Amount }

/** Without changes to the same value. */
export const editsOf = (changes: readonly Change[], amountAt: (cell: Cell) => Amount): Edit[] =>
  [...new Map(changes.map((change) => [keyOf(change.cell), change])).values()].flatMap((change) => {
    const from = amountAt(change.cell)
    return from === change.to ? [] : [{ ...change, from }]
  })
