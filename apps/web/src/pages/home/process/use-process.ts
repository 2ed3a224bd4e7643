import { type RefObject, useEffect, useReducer } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { useArrival } from '#app/motion/use-arrival.ts'
import { initialProcess, processReducer } from './process-state.ts'

const STEP_MS = 3000
const SHARE_IN_VIEW = 0.2

/** Counts the steps from the moment a fifth of the section shows; never with reduced motion. */
export function useProcess(section: RefObject<Element | null>, count: number) {
  const still = useReducedMotion()
  const hasArrived = useArrival(section, SHARE_IN_VIEW) === 'arrived'
  const [state, dispatch] = useReducer(processReducer, count, initialProcess)

  useEffect(() => {
    if (!hasArrived || still || state.isPaused) return
    const timer = setTimeout(() => dispatch({ type: 'advance' }), STEP_MS)
    return () => clearTimeout(timer)
  }, [hasArrived, still, state])

  return {
    active: state.active,
    isPaused: state.isPaused,
    choose: (step: number) => dispatch({ type: 'choose', step }),
    toggle: () => dispatch({ type: 'toggle' }),
  }
}
