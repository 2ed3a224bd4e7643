import { normalizeForSearch, searchWords } from '@kitewright/content-rules/text'
import type { PageContent } from '#app/routing/page-content.ts'

export type Question = PageContent['home']['faq']['questions'][number]

type Topic = { category: string; questions: Question[] }

type Filter = {
  search: string
  /** null means all. */
  category: string | null
}

/** The fields of an answer that its text needs; the build has replaced placeholder tokens by text. */
type Paragraphs = readonly {
  _type: string
  _key: string
  children?: readonly { _type: string; text?: string }[]
}[]

/** The text of an answer without formatting; blocks are separated by a space. */
export function toPlainText(answer: Paragraphs): string {
  return answer
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''))
    .join(' ')
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

/** Shorter words, such as "is", match too much. */
const MIN_WORD_LENGTH = 3

/**
 * The topics that a filter leaves, without those that have no matching question. The search matches the
 * text of question or answer in any case (specification, section 2), or a synonym, or with all its words the
 * question and its synonyms.
 */
export function filterTopics(topics: Topic[], { search, category }: Filter): Topic[] {
  const normalizedSearch = normalizeForSearch(search).trim()
  const words = searchWords(search).filter((word) => word.length >= MIN_WORD_LENGTH)
  const isMatch = ({ question, answer, synonyms }: Question) => {
    const names = [question, ...(synonyms ?? [])].map(normalizeForSearch)
    if (
      [...names, normalizeForSearch(toPlainText(answer))].some((text) =>
        text.includes(normalizedSearch),
      )
    )
      return true
    return words.length > 0 && words.every((word) => names.some((name) => name.includes(word)))
  }
  return topics
    .filter((topic) => category === null || topic.category === category)
    .map((topic) => ({ ...topic, questions: topic.questions.filter(isMatch) }))
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
