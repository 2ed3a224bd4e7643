import { expect, it } from 'vitest'
import { changedPrices, formatPriceChanges, packagesOf } from './packages.ts'

const tier = (_key: string, from?: number, to?: number) => ({
  _key,
  name: `Name of ${_key}`,
  from,
  to,
})
const packages = (...tiers: object[]) => packagesOf({ tiers })

it('counts each changed end of a price, in packages of both versions', () => {
  const before = packages(tier('a', 50_000, 200_000), tier('b', 200_000), tier('c', 800_000))
  const after = packages(tier('b', 220_000, 500_000), tier('a', 66_000, 200_000), tier('d', 1))
  const changes = changedPrices(before, after)
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
  const half = packagesOf({ tiers: [{ _key: 'a', from: '3' }, { name: 'b', from: 1 }, null] })
  expect(half).toEqual([{ key: 'a', name: 'Package', from: undefined, to: undefined }])
  expect(packagesOf(null)).toEqual([])
  expect(formatPriceChanges(changedPrices(half, packages(tier('a', 1_000))))).toEqual([
    'Name of a without a price → ₹1K+',
  ])
})
