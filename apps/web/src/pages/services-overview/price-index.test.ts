import { expect, test } from 'vitest'
import { getLowestPrices } from './price-index.tsx'

const noWeeks = { weeksFrom: null, weeksTo: null }
const lowest = getLowestPrices([
  {
    slug: 'web-development',
    price: { from: 50_000, period: 'project', weeksFrom: 2, weeksTo: 4 },
  },
  { slug: 'cloud-operations', price: { from: 150_000, period: 'project', ...noWeeks } },
  { slug: 'seo-optimization', price: { from: 15_000, period: 'month', ...noWeeks } },
  { slug: 'white-label-solutions', price: { from: 500_000, period: 'licence', ...noWeeks } },
  { slug: 'no-package-yet', price: null },
])

test('a price is shown in K and L, without the end of its range', () => {
  expect(lowest.get('web-development')).toEqual({ amount: '₹50K', terms: '2–4 weeks' })
  expect(lowest.get('cloud-operations')).toEqual({ amount: '₹1.5L', terms: '' })
})

test('only a monthly price names its period', () => {
  expect(lowest.get('seo-optimization')).toEqual({
    amount: '₹15K',
    terms: 'per month',
  })
  expect(lowest.get('white-label-solutions')?.terms).toBe('')
})

test('a service without packages has no price', () => {
  expect(lowest.has('no-package-yet')).toBe(false)
})
