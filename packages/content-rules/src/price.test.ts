import { describe, expect, it, test } from 'vitest'
import {
  findChangedPrices,
  formatAmount,
  formatPeriod,
  formatPrice,
  formatPriceChanges,
  formatPriceSum,
  formatRange,
  formatWeeks,
  getPackages,
  joinWeeks,
  speakRange,
  sumPrices,
} from './price.ts'

describe('prices', () => {
  it.each([
    [500, '500'],
    [25_000, '25K'],
    [66_550, '66.55K'],
    [66_555, '66,555'],
    [99_999, '99,999'],
    [100_000, '1L'],
    [150_000, '1.5L'],
    [250_000, '2.5L'],
    [1_234_567, '12,34,567'],
    [5_000_000, '50L'],
    [9_999_999, '99,99,999'],
    [10_000_000, '1Cr'],
    [12_500_000, '1.25Cr'],
    [12_345_000, '1,23,45,000'],
  ])('writes %d rupees as %s', (rupees, text) => {
    expect(formatAmount(rupees)).toBe(text)
  })

  it('writes a range with an en dash, and an open end with a plus sign', () => {
    expect(formatRange({ from: 50_000, to: 200_000 })).toBe('₹50K – 2L')
    expect(formatRange({ from: 800_000 })).toBe('₹8L+')
    expect(formatRange({ from: 800_000, to: null })).toBe('₹8L+')
  })

  it('writes the upper end in full if the lower one is, so that no unit is assumed', () => {
    expect(formatRange({ from: 500, to: 2_000 })).toBe('₹500 – 2,000')
    expect(formatRange({ from: 99_999, to: 200_000 })).toBe('₹99,999 – 2,00,000')
    expect(formatRange({ from: 50_000, to: 99_999 })).toBe('₹50K – 99,999')
  })

  it('adds the period for monthly prices only', () => {
    expect(formatPrice({ from: 25_000, to: 75_000, period: 'month' })).toBe('₹25K – 75K per month')
    expect(formatPrice({ from: 500_000, period: 'licence' })).toBe('₹5L+')
    expect(formatPeriod({ period: 'project' })).toBe('')
  })
})

it.each([
  [2, 4, '2–4 weeks'],
  [3, 3, '3 weeks'],
  [1, 1, '1 week'],
  [16, null, '16+ weeks'],
  [1, undefined, '1+ weeks'],
  [null, null, ''],
])('writes %s to %s weeks as %j', (weeksFrom, weeksTo, text) => {
  expect(formatWeeks({ weeksFrom, weeksTo })).toBe(text)
})

test('adds one-time packages to one range', () => {
  const prices = [
    { from: 500_000, to: 1_500_000, period: 'project' as const },
    { from: 75_000, to: 250_000, period: 'licence' as const },
  ]
  expect(sumPrices(prices)).toMatchObject([{ from: 575_000, to: 1_750_000 }])
  expect(formatPriceSum(prices)).toBe('₹5.75L – 17.5L')
})

test('a package without an upper price leaves the sum open', () => {
  expect(
    formatPriceSum([
      { from: 800_000, to: 2_000_000 },
      { from: 600_000, to: null },
    ]),
  ).toBe('₹14L+')
  expect(formatPriceSum([{ from: 800_000 }, { from: 600_000, to: 900_000 }])).toBe('₹14L+')
})

test('keeps monthly and one-time prices separate', () => {
  const prices = [
    { from: 25_000, to: 75_000, period: 'month' as const },
    { from: 500_000, to: 800_000, period: 'project' as const },
    { from: 10_000, to: 20_000, period: 'month' as const },
  ]
  expect(formatPriceSum(prices)).toBe('₹5L – 8L and ₹35K – 95K per month')
})

test('no packages have no price', () => {
  expect(sumPrices([])).toEqual([])
  expect(formatPriceSum([])).toBe('')
})

test.each([
  [[2, 4], [6, 12], '6–12 weeks'],
  [[2, 12], [6, 8], '6–12 weeks'],
  [[12, null], [6, 20], '12+ weeks'],
  [[1, null], [6, 8], '6+ weeks'],
  [[null, null], [2, 4], '2–4 weeks'],
  [[null, null], [null, undefined], ''],
])('packages of %j and %j weeks, side by side, take %j', (one, other, text) => {
  const packages = [one, other].map(([weeksFrom, weeksTo]) => ({ weeksFrom, weeksTo }))
  expect(formatWeeks(joinWeeks(packages))).toBe(text)
})

test.each([
  [50_000, 150_000, '50 thousand to 1.5 lakh rupees'],
  [12_500_000, null, '1.25 crore rupees or more'],
  [500, 66_555, '500 to 66,555 rupees'],
])('speaks %d to %s rupees as %j', (from, to, text) => {
  expect(speakRange({ from, to })).toBe(text)
})

const tier = (_key: string, from?: number, to?: number) => ({
  _key,
  name: `Name of ${_key}`,
  from,
  to,
})
const packages = (...tiers: object[]) => getPackages({ tiers })

it('counts each changed end of a price, in packages of both versions', () => {
  const before = packages(tier('a', 50_000, 200_000), tier('b', 200_000), tier('c', 800_000))
  const after = packages(tier('b', 220_000, 500_000), tier('a', 66_000, 200_000), tier('d', 1))
  const changes = findChangedPrices(before, after)
  expect(changes.map(({ field, after: { key } }) => `${key} ${field}`)).toEqual([
    'b from',
    'b to',
    'a from',
  ])
  expect(formatPriceChanges(changes)).toEqual([
    'Name of b ₹2L+ → ₹2.2L – 5L',
    'Name of a ₹50K – 2L → ₹66K – 2L',
  ])
})

it('reads incomplete packages and skips those without a key', () => {
  const incomplete = getPackages({
    tiers: [{ _key: 'a', from: '3' }, { name: 'b', from: 1 }, null],
  })
  expect(incomplete).toEqual([{ key: 'a', name: 'Package', from: undefined, to: undefined }])
  expect(getPackages(null)).toEqual([])
  expect(formatPriceChanges(findChangedPrices(incomplete, packages(tier('a', 1_000))))).toEqual([
    'Name of a without a price → ₹1K+',
  ])
})
