import type { Filter } from './faq-filter.ts'

export type FaqState = Filter & {
  /** Id of the question whose answer is open, or null. */
  open: string | null
  /** Categories whose questions show on a phone, where they begin folded. */
  unfolded: readonly string[]
}

export type FaqAction =
  | { type: 'search'; text: string }
  | { type: 'choose'; category: string | null }
  | { type: 'toggle'; question: string }
  | { type: 'fold' | 'unfold'; category: string }

export const initialFaq: FaqState = { search: '', category: null, open: null, unfolded: [] }

/**
 * Specification, section 2: choosing a category clears the search, "All Questions" clears both, and at
 * most one answer is open.
 */
export function faqReducer(state: FaqState, action: FaqAction): FaqState {
  switch (action.type) {
    case 'search':
      return { ...state, search: action.text }
    case 'choose':
      return { ...state, search: '', category: action.category }
    case 'toggle':
      return { ...state, open: state.open === action.question ? null : action.question }
    case 'unfold':
      return { ...state, unfolded: [...state.unfolded, action.category] }
    case 'fold':
      return { ...state, unfolded: state.unfolded.filter((other) => other !== action.category) }
  }
}
