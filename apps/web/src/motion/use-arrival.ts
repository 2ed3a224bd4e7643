import { attempt } from '@kitewright/site-engine/attempt'
import { type RefObject, useEffect, useState } from 'react'
import { useReducedMotion } from './reduced-motion.ts'
import { watchArrival } from './watch-arrival.ts'

export type ArrivalState = 'away' | 'near' | 'arrived'

/**
 * Whether an element is about to come into view, and whether `share` of it has (0 to 1).
 * Stays `away` on the server and with reduced motion, so that state must be the final one.
 */
export function useArrival(ref: RefObject<Element | null>, share: number): ArrivalState {
  const still = useReducedMotion()
  const [state, setState] = useState<ArrivalState>('away')

  useEffect(() => {
    const element = ref.current
    if (still || !element) return
    return attempt(() =>
      watchArrival([element], {
        share,
        onNear: () => setState('near'),
        onArrive: () => setState('arrived'),
      }),
    )
  }, [ref, share, still])

  return still ? 'away' : state
}
