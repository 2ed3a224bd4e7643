import { type Amount, type Cell, keyOf } from './prices.ts'
import { readPrice } from './read-price.ts'

/** What is to stand in a cell. */
export type Change = { cell: Cell; to: Amount }

/** Changes, or in words why there can be none. */
export type Asked = { changes: readonly Change[] } | { problem: string }

export const NEEDS_LOWEST = 'A package needs its lowest price. Only “To” may be empty.'

const FORMS = '66K, 66000, 2L or ₹66K – 2L'

/** What a text asks for that is written into a cell. Both ends of a price fill both cells of its package. */
export function askedAt(cell: Cell, text: string): Asked {
  const reading = readPrice(text)
  const at = (field: Cell['field'], to: Amount): Change => ({ cell: { ...cell, field }, to })
  switch (reading.kind) {
    case 'amount':
      return { changes: [at(cell.field, reading.rupees)] }
    case 'range':
      return { changes: [at('from', reading.from), at('to', reading.to)] }
    case 'nothing':
      if (cell.field === 'to') return { changes: [at('to', undefined)] }
      return { problem: NEEDS_LOWEST }
    case 'unreadable':
      return { problem: `“${text.trim()}” is no price. Write ${FORMS}.` }
  }
}

/** A change with what stood there before it. */
export type Edit = Change & { from: Amount }

/** The changes that change something. */
export const editsOf = (changes: readonly Change[], amountAt: (cell: Cell) => Amount): Edit[] =>
  [...new Map(changes.map((change) => [keyOf(change.cell), change])).values()].flatMap((change) => {
    const from = amountAt(change.cell)
    return from === change.to ? [] : [{ ...change, from }]
  })
