import { normalizeForSearch, searchWords } from '@kitewright/content-rules/text'
import { stemmer } from 'stemmer'
import type { PageContent } from '#app/routing/page-content.ts'

export type Question = PageContent['home']['faq']['questions'][number]

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

/** Words of a search that say nothing about its subject. */
const fillers = new Set(
  `a about after an and any are at be by can could do does for from get give go going have how i if in is it me mine my
  of on one or our please so tell that the their them there they this to us want was we what when where which who will
  with without would you your`.split(/\s+/),
)

const splitWords = (text: string): string[] =>
  searchWords(text.replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' '))

const toStems = (text: string): string[] => splitWords(text).map(stemmer)

/** The subject of a search: "where is my data" is about "data". All of its words if each is a filler. */
function getSubject(search: string): string[] {
  const words = splitWords(search)
  const subject = words.filter((word) => !fillers.has(word))
  return (subject.length > 0 ? subject : words).map(stemmer)
}

const getNames = ({ question, synonyms }: Question) => [question, ...(synonyms ?? [])]

/**
 * The questions that a search finds. It matches a part of question, synonym or answer as it was typed (specification,
 * section 2), or all words of its subject in question and synonyms, in any form and order. If that finds nothing, the
 * answers count, too.
 */
export function searchQuestions(questions: readonly Question[], search: string): Question[] {
  const typed = normalizeForSearch(search).trim()
  const subject = getSubject(search)
  const hasSubject = (text: string) => {
    const stems = toStems(text)
    return subject.every((word) => stems.some((stem) => stem === word || hasPrefix(stem, word)))
  }
  const named = questions.filter(
    (question) =>
      [...getNames(question), toPlainText(question.answer)].some((text) =>
        normalizeForSearch(text).includes(typed),
      ) || hasSubject(getNames(question).join(' ')),
  )
  if (named.length > 0) return named
  return questions.filter((question) =>
    hasSubject([...getNames(question), toPlainText(question.answer)].join(' ')),
  )
}

/** A word that is still being typed. Two letters match too much. */
const hasPrefix = (stem: string, word: string) => word.length > 2 && stem.startsWith(word)

/** The two topics whose questions share most words with a search that found nothing. */
export function findClosestTopics(questions: readonly Question[], search: string): string[] {
  const subject = getSubject(search)
  const scores = new Map<string, number>()
  for (const question of questions) {
    const stems = toStems([...getNames(question), toPlainText(question.answer)].join(' '))
    const score = subject.filter((word) => stems.includes(word)).length
    scores.set(question.category, Math.max(scores.get(question.category) ?? 0, score))
  }
  return [...scores]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 2)
    .map(([category]) => category)
}
