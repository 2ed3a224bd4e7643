import { type Fields, getFieldRules } from '@kitewright/content-rules/check'
import { collectionTypes } from '@kitewright/content-types/model'
import { seedDocuments } from '@kitewright/seed/seed-documents'
import { expect, it } from 'vitest'
import { today } from '../../structure/initial-values/today.ts'
import { toNewEntry } from './duplicate-action.ts'

const documents = seedDocuments()
const entries = (type: string): Fields[] => documents.filter(({ _type }) => _type === type)
const first = (type: string) => {
  const [entry] = entries(type)
  if (!entry) throw new Error(`The seed has no ${type}`)
  return entry as Fields
}

it('a copied service has its words, but no address, no search text and the last place', () => {
  const service = first('service')
  const copy = toNewEntry(service, entries('service'))
  expect(copy).not.toHaveProperty('slug')
  expect(copy).not.toHaveProperty('metaDescription')
  expect(copy).not.toHaveProperty('menuLine')
  expect(copy).toMatchObject({ title: `Copy of ${service.title}`, isNew: false })
  expect(copy).toMatchObject({ tiers: service.tiers, steps: service.steps })
  for (const { orderRank } of entries('service')) {
    expect(String(copy.orderRank) > String(orderRank)).toBe(true)
  }
})

it('a copied post is dated today and has no address', () => {
  const copy = toNewEntry(first('post'), entries('post'))
  expect(copy).not.toHaveProperty('slug')
  expect(copy).toMatchObject({ publishedAt: today(), body: first('post').body })
  expect(copy).not.toHaveProperty('orderRank')
})

it.each(collectionTypes)('a copied %s keeps no day but that it begins today', (type) => {
  const days = [...getFieldRules({ _type: type })].flatMap(([field, { is }]) =>
    is === 'date' ? [field] : [],
  )
  const entry = { _type: type, ...Object.fromEntries(days.map((field) => [field, '2020-01-01'])) }
  const copied = Object.entries(toNewEntry(entry, [])).filter(([field]) => days.includes(field))
  for (const [field, day] of copied) {
    expect(['publishedAt', 'datePosted']).toContain(field)
    expect(day).toBe(today())
  }
})

it('a copied landing page has no end, no address and no earlier addresses', () => {
  const page = {
    _type: 'landingPage',
    title: 'Diwali',
    slug: { current: 'diwali' },
    earlierAddresses: ['divali'],
    endsOn: '2026-11-10',
  }
  expect(toNewEntry(page, [])).toEqual({ _type: 'landingPage', title: 'Copy of Diwali' })
})

it('marks a copied question as a copy and puts it last', () => {
  const copy = toNewEntry(first('faq'), entries('faq'))
  expect(copy.question).toBe(`Copy of ${first('faq').question}`)
  expect(copy.category).toBe(first('faq').category)
  expect(copy.orderRank).not.toBe(first('faq').orderRank)
})
