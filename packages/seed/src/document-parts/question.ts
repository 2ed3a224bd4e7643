import type { Faq } from '@kitewright/content-types/model'
import type { Draft } from './parts.ts'
import { text } from './text.ts'

/** Questions of one topic: `{ 'short-name': ['The question?', 'The answer.'] }`. */
export function questions(
  category: string,
  entries: Readonly<Record<string, readonly [question: string, answer: string]>>,
): Draft<Faq>[] {
  return Object.entries(entries).map(([name, [question, answer]]) => ({
    _id: `faq-${name}`,
    _type: 'faq',
    category,
    question,
    answer: text(answer),
  }))
}
