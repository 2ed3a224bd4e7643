import { expect, test } from 'vitest'
import { priceSums, priceSumText } from './price-sum.ts'

test('adds one-time packages to one range', () => {
  const prices = [
    { from: 500_000, to: 1_500_000, period: 'project' as const },
    { from: 75_000, to: 250_000, period: 'licence' as const },
  ]
  expect(priceSums(prices)).toMatchObject([{ from: 575_000, to: 1_750_000 }])
  expect(priceSumText(prices)).toBe('₹5.75L – 17.5L')
})

test('a package without an upper price leaves the sum open', () => {
  expect(
    priceSumText([
      { from: 800_000, to: 2_000_000 },
      { from: 600_000, to: null },
    ]),
  ).toBe('₹14L+')
  expect(priceSumText([{ from: 800_000 }, { from: 600_000, to: 900_000 }])).toBe('₹14L+')
})

test('keeps monthly and one-time prices separate', () => {
  const prices = [
    { from: 25_000, to: 75_000, period: 'month' as const },
    { from: 500_000, to: 800_000, period: 'project' as const },
    { from: 10_000, to: 20_000, period: 'month' as const },
  ]
  expect(priceSumText(prices)).toBe('₹5L – 8L and ₹35K – 95K per month')
})

test('no packages have no price', () => {
  expect(priceSums([])).toEqual([])
  expect(priceSumText([])).toBe('')
})
