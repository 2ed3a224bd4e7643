import { useRef, useState } from 'react'
import type { Change, ChangeRequest, RejectedCell } from './changes.ts'
import { findLargeChanges, type LargeChange } from './large-changes.ts'
import { getCellKey } from './prices.ts'
import type { Row } from './sheet.ts'
import type { Edits } from './use-edits.ts'

export type Confirmation = {
  /** Like `Edits.apply`; for large price changes it returns false and asks. */
  apply: Edits['apply']
  /** Runs `then` for these changes, after a question if one is needed. */
  confirmFirst: (changes: readonly Change[], then: () => void) => void
  /** The changes of the open question; null without one. */
  question: readonly LargeChange[] | null
  answer: (isConfirmed: boolean) => void
  /** Cells rejected last, by `getCellKey`; kept until another change is accepted. */
  rejected: ReadonlyMap<string, RejectedCell>
  clearRejected: () => void
}

type Question = { changes: readonly LargeChange[]; then: () => void }

const none: ReadonlyMap<string, RejectedCell> = new Map()
const getAnswerKey = ({ cell, after }: LargeChange) => `${getCellKey(cell)} ${after}`

/** Confirms large price changes, each once, before they are applied. */
export function useConfirmation(rows: readonly Row[], edits: Edits): Confirmation {
  const [question, setQuestion] = useState<Question | null>(null)
  const [rejected, setRejected] = useState(none)
  const confirmed = useRef(new Set<string>())

  const requestConfirmation = (changes: readonly Change[], then: () => void): boolean => {
    const large = findLargeChanges(rows, changes).filter(
      (one) => !confirmed.current.has(getAnswerKey(one)),
    )
    if (large.length > 0) setQuestion({ changes: large, then })
    return large.length > 0
  }
  const applyRequest = (request: ChangeRequest) => {
    setRejected(new Map(request.rejected?.map((one) => [getCellKey(one.cell), one])))
    return edits.apply(request)
  }
  return {
    apply: (request) => {
      if ('problem' in request) return applyRequest(request)
      return (
        !requestConfirmation(request.changes, () => applyRequest(request)) && applyRequest(request)
      )
    },
    confirmFirst: (changes, then) => {
      if (!requestConfirmation(changes, then)) then()
    },
    question: question?.changes ?? null,
    answer: (isConfirmed) => {
      setQuestion(null)
      if (!question || !isConfirmed) return
      for (const one of question.changes) confirmed.current.add(getAnswerKey(one))
      question.then()
    },
    rejected,
    clearRejected: () => setRejected(none),
  }
}
