import { expect, it } from 'vitest'
import { isLargeChange, largeChangeText } from './large-price-change.ts'

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
  expect(largeChangeText(50_000, 66)).toBe('from ₹50K to ₹66?')
})
