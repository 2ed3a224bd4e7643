import { type RefObject, useEffect, useReducer } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { useArrival } from '#app/motion/use-arrival.ts'

type ProcessState = {
  /** The active step, counted from 0. */
  active: number
  /** How many steps there are. */
  count: number
  isPaused: boolean
}

export type ProcessAction =
  | { type: 'advance' }
  | { type: 'choose'; step: number }
  | { type: 'toggle' }

export const initialProcess = (count: number): ProcessState => ({
  active: 0,
  count,
  isPaused: false,
})

/**
 * The active-step counter (specification, section 4): advances, wraps after the last step, and jumps to
 * a chosen one. Always answers with a new object, so that choosing the active step again also restarts
 * the three seconds.
 */
export function processReducer(state: ProcessState, action: ProcessAction): ProcessState {
  switch (action.type) {
    case 'advance':
      return { ...state, active: (state.active + 1) % state.count }
    case 'choose':
      return { ...state, active: action.step }
    case 'toggle':
      return { ...state, isPaused: !state.isPaused }
  }
}

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
    /** Its steps come one after the other, so their figures may move. */
    isMoving: hasArrived && !still,
    isPaused: state.isPaused,
    choose: (step: number) => dispatch({ type: 'choose', step }),
    toggle: () => dispatch({ type: 'toggle' }),
  }
}
