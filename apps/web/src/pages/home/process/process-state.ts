export type ProcessState = {
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
