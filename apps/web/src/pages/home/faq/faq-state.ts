import { type Question, searchQuestions } from './search-questions.ts'

type Topic = { category: string; questions: Question[] }

type Filter = {
  search: string
  /** null means all. */
  category: string | null
}

/** Questions grouped by category, in the order given; categories that the order lacks come last. */
export function groupTopics(questions: Question[], order: string[]): Topic[] {
  const byCategory = new Map<string, Question[]>(order.map((category) => [category, []]))
  for (const question of questions) {
    const known = byCategory.get(question.category)
    if (known) known.push(question)
    else byCategory.set(question.category, [question])
  }
  return [...byCategory]
    .map(([category, questions]) => ({ category, questions }))
    .filter((topic) => topic.questions.length > 0)
}

/** The topics that a filter leaves, without those that have no matching question. */
export function filterTopics(topics: Topic[], { search, category }: Filter): Topic[] {
  const inCategory = topics.filter((topic) => category === null || topic.category === category)
  const matches = new Set(
    searchQuestions(
      inCategory.flatMap(({ questions }) => questions),
      search,
    ),
  )
  return inCategory
    .map((topic) => ({ ...topic, questions: topic.questions.filter((one) => matches.has(one)) }))
    .filter((topic) => topic.questions.length > 0)
}

export const countQuestions = (topics: Topic[]) =>
  topics.reduce((count, topic) => count + topic.questions.length, 0)

type FaqState = Filter & {
  /** Id of the question whose answer is open, or null. */
  open: string | null
  /** Categories whose questions show; all begin folded. */
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
