import { describe, expect, test } from 'vitest'
import { type FaqAction, faqReducer, initialFaq } from './faq-state.ts'

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

  test('opens one answer at a time', () => {
    expect(after(toggle('a')).open).toBe('a')
    expect(after(toggle('a'), toggle('b')).open).toBe('b')
  })

  test('closes an answer that is toggled again', () => {
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
