import { describe, expect, test } from 'vitest'
import { seedSnapshot } from '../../../../tests/seed-snapshot.ts'
import {
  countQuestions,
  type FaqAction,
  faqReducer,
  filterTopics,
  groupTopics,
  initialFaq,
} from './faq-state.ts'
import { findClosestTopics, type Question, toPlainText } from './search-questions.ts'

type Answer = Question['answer']

const block = (...texts: string[]): Answer[number] => ({
  _type: 'block',
  _key: texts.join(),
  children: texts.map((text) => ({ _type: 'span', _key: text, text })),
})

const ask = (category: string, question: string, ...paragraphs: string[]): Question => ({
  _id: question,
  category,
  question,
  answer: paragraphs.map((text) => block(text)),
  synonyms: null,
})

const time = ask('Timelines', 'How long does it take?', 'Simple websites: 2–4 weeks')
const price = ask('Pricing', 'What does it cost?', 'Every quote is a fixed price.', 'In writing.')
const pay = ask('Pricing', 'When do I pay?', 'Half up-\u2060front, half on completion.')
const boards = ask('Hardware', 'Do you make boards?', 'Yes, up to ten layers. It’s our bench.')

const topics = groupTopics([boards, price, pay, time], ['Timelines', 'Pricing'])
const found = (search: string, category: string | null = null) =>
  filterTopics(topics, { search, category }).flatMap((topic) => topic.questions)

describe('toPlainText', () => {
  test('joins the spans of a block and sets blocks apart', () => {
    expect(toPlainText([block('A ', 'fixed', ' price.'), block('In writing.')])).toBe(
      'A fixed price. In writing.',
    )
  })
})

describe('groupTopics', () => {
  test('follows the given order and puts unlisted categories last', () => {
    expect(topics.map((topic) => topic.category)).toEqual(['Timelines', 'Pricing', 'Hardware'])
    expect(topics[1]?.questions).toEqual([price, pay])
  })

  test('leaves out a category that has no question', () => {
    expect(groupTopics([time], ['Pricing', 'Timelines']).map((topic) => topic.category)).toEqual([
      'Timelines',
    ])
  })
})

describe('filterTopics', () => {
  test('shows everything without a filter', () => {
    expect(found('')).toEqual([time, price, pay, boards])
    expect(found('   ')).toEqual([time, price, pay, boards])
  })

  test('searches the questions', () => {
    expect(found('when do i')).toEqual([pay])
  })

  test('searches the answers', () => {
    expect(found('in WRITING')).toEqual([price])
  })

  test('finds text with any dashes, quotes and spaces', () => {
    expect(found(' 2-4   weeks ')).toEqual([time])
    expect(found("it's our")).toEqual([boards])
    expect(found('half up-front')).toEqual([pay])
    expect(found('Half up-\u2060front')).toEqual([pay])
    expect(found('２–４\u00a0weeks')).toEqual([time])
    expect(found('ﬁxed pri\u00adce')).toEqual([price])
  })

  test('finds a question by synonyms, and by its words in any order', () => {
    const own = { ...ask('Terms', 'Who owns the code?', 'You do.'), synonyms: ['source', 'IP'] }
    const search = (text: string) =>
      filterTopics(groupTopics([own, pay], []), { search: text, category: null }).length
    expect(search('ip')).toBe(1)
    expect(search('SOURCE')).toBe(1)
    expect(search('source code of rockets')).toBe(0)
    expect(search('owning codes')).toBe(1)
    expect(search('cod')).toBe(1)
    expect(search('who owns my source code')).toBe(1)
    expect(search('refund')).toBe(0)
  })

  test('filters by the chosen category', () => {
    expect(found('', 'Pricing')).toEqual([price, pay])
    expect(found('weeks', 'Pricing')).toEqual([])
  })

  test('hides categories without a matching question', () => {
    const left = filterTopics(topics, { search: 'layers', category: null })
    expect(left.map((topic) => topic.category)).toEqual(['Hardware'])
  })
})

const written = seedSnapshot.content.home.faq

test('a search for what only an answer says finds its question, unless another is named so', () => {
  expect(found('do layers go up')).toEqual([boards])
  expect(found('fixed bench')).toEqual([])
  expect(found('pays')).toEqual([pay])
})

test('a search without a result names the topics that share most words with it', () => {
  const questions = topics.flatMap((topic) => topic.questions)
  expect(findClosestTopics(questions, 'boards for rockets')).toEqual(['Hardware', 'Timelines'])
  expect(findClosestTopics(questions, 'zeppelin')).toEqual(['Timelines', 'Pricing'])
})

test.each([
  ['where is my data', 'Where is my project data kept, and who sees it?'],
  ['stop halfway', 'Can I stop halfway, and what do I pay?'],
  ['stopping half-way', 'Can I stop halfway, and what do I pay?'],
  ['after I send', 'What happens after I send an enquiry?'],
  ['results', 'Have you done work like mine?'],
  ['do you outsource', 'Who does the work?'],
  ['maintenance cost', 'What does support cost after the warranty?'],
  ['who owns the code', 'Who owns the code and the designs?'],
  ['source code', 'Who owns the code and the designs?'],
  ['nda', 'Will you sign an NDA?'],
  ['GST', 'Is GST added to the price?'],
  ['refund', 'Can I stop halfway, and what do I pay?'],
  ['cancel', 'Can I stop halfway, and what do I pay?'],
])('a client who searches “%s” finds: %s', (search, question) => {
  const topics = groupTopics(written.questions, written.categories)
  const found = filterTopics(topics, { search, category: null }).flatMap((topic) => topic.questions)
  expect(found.map((one) => one.question)).toContain(question)
})

test('countQuestions counts across topics', () => {
  expect(countQuestions(topics)).toBe(4)
  expect(countQuestions([])).toBe(0)
})

const after = (...actions: FaqAction[]) => actions.reduce(faqReducer, initialFaq)

const search = (text: string) => ({ type: 'search', text }) as const
const choose = (category: string | null) => ({ type: 'choose', category }) as const
const toggle = (question: string) => ({ type: 'toggle', question }) as const

const fold = (category: string) => ({ type: 'fold', category }) as const
const unfold = (category: string) => ({ type: 'unfold', category }) as const

describe('faqReducer', () => {
  test('unfolds topics and folds them again', () => {
    expect(initialFaq.unfolded).toEqual([])
    expect(after(unfold('Pricing'), unfold('Support')).unfolded).toEqual(['Pricing', 'Support'])
    expect(after(unfold('Pricing'), unfold('Support'), fold('Pricing')).unfolded).toEqual([
      'Support',
    ])
  })

  test('opens one answer at a time, and closes it when it is toggled again', () => {
    expect(after(toggle('a')).open).toBe('a')
    expect(after(toggle('a'), toggle('b')).open).toBe('b')
    expect(after(toggle('a'), toggle('a')).open).toBeNull()
  })

  test('choosing a category clears the search', () => {
    expect(after(search('price'), choose('Pricing'))).toMatchObject({
      search: '',
      category: 'Pricing',
    })
  })

  test('"All Questions" clears category and search', () => {
    expect(after(choose('Pricing'), search('pay'), choose(null))).toMatchObject({
      search: '',
      category: null,
    })
  })

  test('searching stays within the chosen category', () => {
    expect(after(choose('Pricing'), search('pay'))).toMatchObject({
      search: 'pay',
      category: 'Pricing',
    })
  })

  test('an open answer stays open while the list is filtered', () => {
    expect(after(toggle('a'), search('x')).open).toBe('a')
  })
})
