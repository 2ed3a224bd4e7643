import { expect, it } from 'vitest'
import { packageLeaps } from './package-price-changes.ts'

const tiers = (from: number, to?: number) => ({
  tiers: [{ _key: 'a', name: 'Starter', from, ...(to !== undefined && { to }) }],
})

it('names each price that becomes another by far', () => {
  expect(packageLeaps(tiers(50_000, 200_000), tiers(66, 2_000_000))).toEqual([
    'Starter, lowest price from ₹50K to ₹66?',
    'Starter, highest price from ₹2L to ₹20L?',
  ])
})

it('has nothing to ask of usual changes, of an end that is opened, and of what was never published', () => {
  expect(packageLeaps(tiers(50_000, 200_000), tiers(66_000))).toEqual([])
  expect(packageLeaps(null, tiers(66))).toEqual([])
})
