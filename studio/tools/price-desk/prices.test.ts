import { expect, it } from 'vitest'
import { formatExact, withPrices } from './prices.ts'

it.each([
  [66_000, '66K'],
  [121_000, '1.21L'],
  [123_456, '1,23,456'],
  [99_999, '99,999'],
  [500, '500'],
  [undefined, ''],
])('%s is written in full as %s', (amount, text) => {
  expect(formatExact(amount)).toBe(text)
})

it('prices are changed in a copy, and nothing else is', () => {
  const tier = { _key: 'a', name: 'Small', from: 1, to: 2, bullets: ['x'] }
  const service = { _id: 'web', tiers: [tier, { _key: 'b', name: 'Large', from: 3 }] }
  const changed = withPrices(service, [{ key: 'a', from: 5, to: undefined }])
  expect(changed.tiers).toEqual([
    { _key: 'a', name: 'Small', from: 5, bullets: ['x'] },
    { _key: 'b', name: 'Large', from: 3 },
  ])
  expect(service.tiers[0]).toBe(tier)
})
