import { describe, expect, it } from 'vitest'
import { type Change, type Contents, formatChanges, getChanges, type OffSite } from './change.ts'
import { getFacts } from './entry-facts.ts'

const facts = (document: Record<string, unknown>) =>
  getFacts(document, JSON.stringify({ ...document, _rev: undefined }))

const names = ['Starter', 'Professional', 'Enterprise']
const tiers = (...prices: object[]) =>
  prices.map((price, place) => ({ _key: `${place}`, name: names[place], ...price }))

const service = facts({
  _type: 'service',
  _rev: '1',
  title: 'Web',
  tiers: tiers({ from: 50_000, to: 200_000 }, { from: 200_000, to: 500_000 }, { from: 800_000 }),
})
const priced = facts({
  _type: 'service',
  _rev: '2',
  title: 'Web',
  tiers: tiers({ from: 60_000, to: 220_000 }, { from: 200_000, to: 500_000 }, { from: 900_000 }),
})
const question = facts({ _type: 'faq', _rev: '1', question: 'How long?' })
const post = facts({ _type: 'post', _rev: '3', title: 'News' })

const getDifferences = (before: Contents, after: Contents, offSite: OffSite = {}) =>
  getChanges({ contents: before }, { contents: after, offSite })

describe('getChanges', () => {
  it('finds what was added, changed and removed, with the prices that differ', () => {
    const before = { 'service-a': service, 'faq-a': question }
    const after = { 'service-a': priced, 'post-a': post }
    expect(getDifferences(before, after)).toMatchObject([
      { id: 'faq-a', type: 'faq', name: 'How long?', rev: null, kind: 'removed', prices: 0 },
      { id: 'post-a', type: 'post', name: 'News', rev: '3', kind: 'added', prices: 0 },
      { id: 'service-a', type: 'service', name: 'Web', rev: '2', kind: 'changed', prices: 3 },
    ])
    expect(getDifferences(before, after).map(({ priceChanges }) => priceChanges)).toEqual([
      [],
      [],
      ['Starter ₹50K – 2L → ₹60K – 2.2L', 'Enterprise ₹8L+ → ₹9L+'],
    ])
  })

  it('distinguishes entries that expired or were postponed from removed ones', () => {
    const job = facts({ _type: 'job', _rev: '4', title: 'Engineer' })
    const offSite: OffSite = {
      'post-a': { when: 'ahead', rev: '5' },
      'job-a': { when: 'ended', rev: '4' },
    }
    expect(getDifferences({ 'post-a': post, 'job-a': job }, {}, offSite)).toMatchObject([
      { id: 'job-a', kind: 'ended', rev: '4' },
      { id: 'post-a', kind: 'postponed', rev: '5' },
    ])
  })

  it('names a page as the Studio does', () => {
    const about = facts({ _type: 'about', _rev: '1' })
    expect(getDifferences({}, { about })[0]?.name).toBe('About')
  })

  it('ignores a new revision with the same content', () => {
    expect(getDifferences({ a: service }, { a: { ...service, rev: '9' } })).toEqual([])
  })
})

describe('formatChanges', () => {
  const change = (type: string, kind: Change['kind'], prices = 0): Change => ({
    id: type,
    type,
    name: type,
    rev: '1',
    kind,
    prices,
    priceChanges: [],
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
    ['1 post postponed and 1 job ended', [change('post', 'postponed'), change('job', 'ended')]],
    ['the settings', [change('siteSettings', 'changed')]],
    [
      '2 new pages and 1 page',
      [change('about', 'added'), change('home', 'added'), change('blog', 'changed')],
    ],
  ])('%s', (words, changes) => {
    expect(formatChanges(changes)).toBe(words)
  })
})
