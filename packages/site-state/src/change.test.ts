import { describe, expect, it } from 'vitest'
import { changesBetween } from './change.ts'
import { changeWords } from './change-words.ts'
import { factsOf } from './entry-facts.ts'

const facts = (document: Record<string, unknown>) =>
  factsOf(document, JSON.stringify({ ...document, _rev: undefined }))

const service = facts({
  _type: 'service',
  _rev: '1',
  title: 'Web',
  tiers: [{ from: 50_000, to: 200_000 }, { from: 200_000, to: 500_000 }, { from: 800_000 }],
})
const priced = facts({
  _type: 'service',
  _rev: '2',
  title: 'Web',
  tiers: [{ from: 60_000, to: 200_000 }, { from: 200_000, to: 500_000 }, { from: 900_000 }],
})
const question = facts({ _type: 'faq', _rev: '1', question: 'How long?' })
const post = facts({ _type: 'post', _rev: '3', title: 'News' })

describe('changesBetween', () => {
  it('finds what was added, changed and removed, with the prices that differ', () => {
    const before = { 'service-a': service, 'faq-a': question }
    const after = { 'service-a': priced, 'post-a': post }
    expect(changesBetween(before, after)).toEqual([
      { id: 'faq-a', type: 'faq', name: 'How long?', rev: null, kind: 'removed', prices: 0 },
      { id: 'post-a', type: 'post', name: 'News', rev: '3', kind: 'added', prices: 0 },
      { id: 'service-a', type: 'service', name: 'Web', rev: '2', kind: 'changed', prices: 2 },
    ])
  })

  it('names a page as the Studio does', () => {
    const about = facts({ _type: 'about', _rev: '1' })
    expect(changesBetween({}, { about })[0]?.name).toBe('About')
  })

  it('takes a document that was published again for the same', () => {
    expect(changesBetween({ a: service }, { a: { ...service, rev: '9' } })).toEqual([])
  })
})

describe('changeWords', () => {
  const change = (type: string, kind: 'added' | 'changed' | 'removed', prices = 0) => ({
    id: type,
    type,
    name: type,
    rev: '1',
    kind,
    prices,
  })
  it.each([
    ['', []],
    ['3 prices and 1 question', [change('service', 'changed', 3), change('faq', 'changed')]],
    [
      '1 new post, 2 jobs removed and 1 page',
      [
        change('post', 'added'),
        change('job', 'removed'),
        change('job', 'removed'),
        change('about', 'changed'),
      ],
    ],
    ['the settings', [change('siteSettings', 'changed')]],
    [
      '2 new pages and 1 page',
      [change('about', 'added'), change('home', 'added'), change('blog', 'changed')],
    ],
  ])('%s', (words, changes) => {
    expect(changeWords(changes)).toBe(words)
  })
})
