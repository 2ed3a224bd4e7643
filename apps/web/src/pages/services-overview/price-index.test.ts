import { expect, test } from 'vitest'
import { getLowestPrices } from './price-index.tsx'

const lowest = getLowestPrices([
  { slug: 'web-development', from: 50_000, period: 'project', duration: '2–4 weeks' },
  { slug: 'cloud-operations', from: 150_000, period: null, duration: null },
  { slug: 'seo-optimization', from: 15_000, period: 'month', duration: 'runs monthly' },
  { slug: 'white-label-solutions', from: 500_000, period: 'licence', duration: null },
  { slug: 'no-package-yet', from: null, period: null, duration: null },
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
