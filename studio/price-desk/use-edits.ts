import { useToast } from '@sanity/ui/toast'
import { useCallback, useRef, useState } from 'react'
import { type Asked, editsOf } from './changes.ts'
import { emptyHistory, type History, redo, type Step, undo, withStep } from './history.ts'
import type { Cell } from './prices.ts'
import { amountIn, type Row } from './sheet.ts'
import type { PriceSheet } from './use-price-sheet.ts'

export type Edits = {
  /** Does what is asked for as one step; tells why, and answers false, when it cannot be done. */
  apply: (asked: Asked) => boolean
  undo: () => void
  redo: () => void
  canUndo: boolean
  canRedo: boolean
}

/** Writes into the table, and remembers it for undo. */
export function useEdits(rows: readonly Row[], write: PriceSheet['write']): Edits {
  const [history, setHistory] = useState<History>(emptyHistory)
  const toast = useToast()
  // Keys are pressed faster than the table is drawn.
  const latest = useRef({ rows, history })
  latest.current.rows = rows

  const remember = useCallback((next: History) => {
    latest.current.history = next
    setHistory(next)
  }, [])

  const apply = useCallback(
    (asked: Asked) => {
      const refuse = (why: string) => {
        toast.push({ status: 'error', title: 'Nothing was changed', description: why })
        return false
      }
      if ('problem' in asked) return refuse(asked.problem)
      const { rows: now, history: before } = latest.current
      const edits = editsOf(asked.changes, (cell) => amountIn(now, cell))
      if (edits.length === 0) return true
      const closed = edits.find(({ cell }) => !now.find(({ id }) => id === cell.id)?.mayEdit)
      if (closed) return refuse('You may not change the prices of this service.')
      write(edits)
      remember(withStep(before, edits))
      return true
    },
    [remember, toast, write],
  )

  const step = useCallback(
    (go: typeof undo) => {
      const { rows: now, history: before } = latest.current
      const next: Step | undefined = go(before, (cell: Cell) => amountIn(now, cell))
      if (!next) return
      write(next.changes)
      remember(next.history)
      if (next.kept === 0) return
      toast.push({
        status: 'warning',
        title: next.kept === 1 ? '1 price stays' : `${next.kept} prices stay`,
        description: 'Somebody else has changed it since.',
      })
    },
    [remember, toast, write],
  )

  return {
    apply,
    undo: useCallback(() => step(undo), [step]),
    redo: useCallback(() => step(redo), [step]),
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  }
}
