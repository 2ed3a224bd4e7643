import { formatCount } from '@kitewright/content-rules/check'
import type { Amount } from '@kitewright/content-rules/price'
import { useToast } from '@sanity/ui/toast'
import { useCallback, useRef, useState } from 'react'
import type { Change, ChangeRequest, Edit } from './changes.ts'
import type { PriceSheet } from './price-sheet.ts'
import type { Cell } from './prices.ts'
import { getAmount, getRequestedEdits } from './sheet.ts'

/** Steps done in the desk, and the reverse of the undone ones. */
type History = {
  done: readonly (readonly Edit[])[]
  undone: readonly (readonly Edit[])[]
}

export const emptyHistory: History = { done: [], undone: [] }

/** Adds a step; undone steps can no longer be redone. */
export const withStep = ({ done }: History, edits: readonly Edit[]): History => ({
  done: [...done, edits],
  undone: [],
})

/** Changes to make, and the number of cells that another editor has changed since. */
export type Step = { history: History; changes: readonly Change[]; remaining: number }

type AmountAt = (cell: Cell) => Amount

/** Undoes the last step; undefined without one. */
export function undo({ done, undone }: History, amountAt: AmountAt): Step | undefined {
  const step = revertLast(done, undone, amountAt)
  return step && { ...step, history: { done: step.rest, undone: step.reverted } }
}

/** Redoes the last undone step; undefined without one. */
export function applyRedo({ done, undone }: History, amountAt: AmountAt): Step | undefined {
  const step = revertLast(undone, done, amountAt)
  return step && { ...step, history: { done: step.reverted, undone: step.rest } }
}

/** Reverts the last of these steps, and adds its reverse to the reverted ones. */
function revertLast(steps: History['done'], reverted: History['done'], amountAt: AmountAt) {
  const edits = steps.at(-1)
  if (!edits) return undefined
  const changes = edits
    .filter(({ cell, to }) => amountAt(cell) === to)
    .map(({ cell, from, to }) => ({ cell, from: to, to: from }))
  return {
    rest: steps.slice(0, -1),
    reverted: changes.length > 0 ? [...reverted, changes] : reverted,
    changes,
    remaining: edits.length - changes.length,
  }
}

export type Edits = {
  /** Does the request as one step; shows why and returns false if it is not possible. */
  apply: (request: ChangeRequest) => boolean
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** Writes into the table, and remembers it for undo. */
export function useEdits({ now, write }: Pick<PriceSheet, 'now' | 'write'>): Edits {
  const [history, setHistory] = useState<History>(emptyHistory)
  const toast = useToast()
  // Keys are pressed faster than the table is drawn.
  const latest = useRef(history)

  const remember = useCallback((next: History) => {
    latest.current = next
    setHistory(next)
  }, [])

  const apply = useCallback(
    (request: ChangeRequest) => {
      const requestedEdits = getRequestedEdits(now()?.rows ?? [], request)
      if ('problem' in requestedEdits) {
        const description = requestedEdits.problem
        toast.push({ status: 'error', title: 'Nothing was changed', description })
        return false
      }
      if (request.rejected && request.rejected.length > 0) {
        const title = formatCount(request.rejected.length, 'cell')
        const description = 'Marked in the table: “on request” isn’t a price.'
        toast.push({ status: 'warning', title: `${title} skipped`, description })
      }
      if (requestedEdits.edits.length === 0) return true
      write(requestedEdits.edits)
      remember(withStep(latest.current, requestedEdits.edits))
      return true
    },
    [now, remember, toast, write],
  )

  const step = useCallback(
    (go: typeof undo) => {
      const rows = now()?.rows ?? []
      const next: Step | undefined = go(latest.current, (cell: Cell) => getAmount(rows, cell))
      if (!next) return
      write(next.changes)
      remember(next.history)
      if (next.remaining === 0) return
      toast.push({
        status: 'warning',
        title: formatCount(next.remaining, 'price stays', 'prices stay'),
        description: 'Somebody else has changed it since.',
      })
    },
    [now, remember, toast, write],
  )

  return {
    apply,
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(applyRedo), [step]),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  }
}
