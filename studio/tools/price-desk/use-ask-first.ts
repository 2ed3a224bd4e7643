import { useRef, useState } from 'react'
import type { Asked, Change, RefusedCell } from './changes.ts'
import { type Leap, leapsIn } from './leaps.ts'
import { keyOf } from './prices.ts'
import type { Row } from './sheet.ts'
import type { Edits } from './use-edits.ts'

export type Asking = {
  /** As `Edits.apply`; where prices become others by far it answers false, and asks. */
  apply: Edits['apply']
  /** Does something with these changes, after a question if need be. */
  askFirst: (changes: readonly Change[], then: () => void) => void
  /** The leaps that are asked about; null while nothing is. */
  question: readonly Leap[] | null
  answer: (isMeant: boolean) => void
  /** What was refused last, by `keyOf`: it stays at its cell until something is taken. */
  refused: ReadonlyMap<string, RefusedCell>
  forgetRefused: () => void
}

type Question = { leaps: readonly Leap[]; then: () => void }

const none: ReadonlyMap<string, RefusedCell> = new Map()
const answerKey = ({ cell, after }: Leap) => `${keyOf(cell)} ${after}`

/** Stands before the edits: asks about leaps, each once, and keeps what was refused. */
export function useAskFirst(rows: readonly Row[], edits: Edits): Asking {
  const [question, setQuestion] = useState<Question | null>(null)
  const [refused, setRefused] = useState(none)
  const meant = useRef(new Set<string>())

  const asks = (changes: readonly Change[], then: () => void): boolean => {
    const leaps = leapsIn(rows, changes).filter((leap) => !meant.current.has(answerKey(leap)))
    if (leaps.length > 0) setQuestion({ leaps, then })
    return leaps.length > 0
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
    question: question?.leaps ?? null,
    answer: (isMeant) => {
      setQuestion(null)
      if (!question || !isMeant) return
      for (const leap of question.leaps) meant.current.add(answerKey(leap))
      question.then()
    },
    refused,
    forgetRefused: () => setRefused(none),
  }
}
