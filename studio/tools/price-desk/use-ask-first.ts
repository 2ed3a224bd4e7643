import { useRef, useState } from 'react'
import type { Asked, Change, RefusedCell } from './changes.ts'
import { type LargeChange, largeChangesIn } from './large-changes.ts'
import { keyOf } from './prices.ts'
import type { Row } from './sheet.ts'
import type { Edits } from './use-edits.ts'

export type Asking = {
  /** Like `Edits.apply`; for large price changes it returns false and asks. */
  apply: Edits['apply']
  /** Runs `then` for these changes, after a question if one is needed. */
  askFirst: (changes: readonly Change[], then: () => void) => void
  /** The changes of the open question; null without one. */
  question: readonly LargeChange[] | null
  answer: (isConfirmed: boolean) => void
  /** Cells refused last, by `keyOf`; kept until another change is accepted. */
  refused: ReadonlyMap<string, RefusedCell>
  forgetRefused: () => void
}

type Question = { changes: readonly LargeChange[]; then: () => void }

const none: ReadonlyMap<string, RefusedCell> = new Map()
const answerKey = ({ cell, after }: LargeChange) => `${keyOf(cell)} ${after}`

/** Confirms large price changes, each once, before they are applied. */
export function useAskFirst(rows: readonly Row[], edits: Edits): Asking {
  const [question, setQuestion] = useState<Question | null>(null)
  const [refused, setRefused] = useState(none)
  const confirmed = useRef(new Set<string>())

  const asks = (changes: readonly Change[], then: () => void): boolean => {
    const large = largeChangesIn(rows, changes).filter(
      (one) => !confirmed.current.has(answerKey(one)),
    )
    if (large.length > 0) setQuestion({ changes: large, then })
    return large.length > 0
  }
  const take = (asked: Asked) => {
    setRefused(new Map(asked.refused?.map((one) => [keyOf(one.cell), one])))
    return edits.apply(asked)
  }
  return {
    apply: (asked) => {
      if ('problem' in asked) return take(asked)
      return !asks(asked.changes, () => take(asked)) && take(asked)
    },
    askFirst: (changes, then) => {
      if (!asks(changes, then)) then()
    },
    question: question?.changes ?? null,
    answer: (isConfirmed) => {
      setQuestion(null)
      if (!question || !isConfirmed) return
      for (const one of question.changes) confirmed.current.add(answerKey(one))
      question.then()
    },
    refused,
    forgetRefused: () => setRefused(none),
  }
}
