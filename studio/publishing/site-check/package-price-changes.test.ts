import { expect, it } from 'vitest'
import {
  findLargePackageChanges,
  formatLargeChange,
  isLargeChange,
} from './package-price-changes.ts'

const tiers = (from: number, to?: number) => ({
  tiers: [{ _key: 'a', name: 'Starter', from, ...(to !== undefined && { to }) }],
})

it('names each large price change', () => {
  expect(findLargePackageChanges(tiers(50_000, 200_000), tiers(66, 2_000_000))).toEqual([
    'Starter · From (rupees), from ₹50K to ₹66?',
    'Starter · To (rupees), from ₹2L to ₹20L?',
  ])
})

it('asks nothing about small changes, a removed upper end and new prices', () => {
  expect(findLargePackageChanges(tiers(50_000, 200_000), tiers(66_000))).toEqual([])
  expect(findLargePackageChanges(null, tiers(66))).toEqual([])
})

it.each([
  [50_000, 66, true],
  [50_000, 250_000, false],
  [50_000, 250_001, true],
  [50_000, 10_000, false],
  [50_000, 9_999, true],
  [50_000, undefined, false],
  [undefined, 66, false],
])('from %s to %s is asked about: %s', (before, after, isAsked) => {
  expect(isLargeChange(before, after)).toBe(isAsked)
})

it('is written as visitors would read it', () => {
  expect(formatLargeChange(50_000, 66)).toBe('from ₹50K to ₹66?')
})
