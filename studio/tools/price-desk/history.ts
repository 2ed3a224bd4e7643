import type { Amount } from '@kitewright/content-rules/price'
import type { Change, Edit } from './changes.ts'
import type { Cell } from './prices.ts'

/** What was done in the desk, step by step, and what was taken back of it. */
export type History = {
  done: readonly (readonly Edit[])[]
  undone: readonly (readonly Edit[])[]
}

export const emptyHistory: History = { done: [], undone: [] }

/** A new step; what was taken back before it cannot be done again. */
export const withStep = ({ done }: History, edits: readonly Edit[]): History => ({
  done: [...done, edits],
  undone: [],
})

/** Changes to make, and how many cells stay, as somebody else has written there since. */
export type Step = { history: History; changes: readonly Change[]; kept: number }

type AmountAt = (cell: Cell) => Amount

/** Takes the last step back; undefined when there is none. */
export function undo({ done, undone }: History, amountAt: AmountAt): Step | undefined {
  const edits = done.at(-1)
  if (!edits) return undefined
  const mine = edits.filter(({ cell, to }) => amountAt(cell) === to)
  return {
    history: { done: done.slice(0, -1), undone: mine.length > 0 ? [...undone, mine] : undone },
    changes: mine.map(({ cell, from }) => ({ cell, to: from })),
    kept: edits.length - mine.length,
  }
}

/** Does again what was taken back last; undefined when there is nothing. */
export function redo({ done, undone }: History, amountAt: AmountAt): Step | undefined {
  const edits = undone.at(-1)
  if (!edits) return undefined
  const mine = edits.filter(({ cell, from }) => amountAt(cell) === from)
  return {
    history: { done: mine.length > 0 ? [...done, mine] : done, undone: undone.slice(0, -1) },
    changes: mine,
    kept: edits.length - mine.length,
  }
}
