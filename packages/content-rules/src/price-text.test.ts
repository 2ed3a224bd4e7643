import { describe, expect, it } from 'vitest'
import { amountText, periodText, priceText, rangeText } from './price-text.ts'

describe('prices', () => {
  it.each([
    [500, '500'],
    [25_000, '25K'],
    [99_999, '100K'],
    [100_000, '1L'],
    [150_000, '1.5L'],
    [250_000, '2.5L'],
    [5_000_000, '50L'],
  ])('writes %d rupees as %s', (rupees, text) => {
    expect(amountText(rupees)).toBe(text)
  })

  it('writes a range with an en dash, and an open end with a plus sign', () => {
    expect(rangeText({ from: 50_000, to: 200_000 })).toBe('₹50K – 2L')
    expect(rangeText({ from: 800_000 })).toBe('₹8L+')
    expect(rangeText({ from: 800_000, to: null })).toBe('₹8L+')
  })

  it('names the month only', () => {
    expect(priceText({ from: 25_000, to: 75_000, period: 'month' })).toBe('₹25K – 75K per month')
    expect(priceText({ from: 500_000, period: 'licence' })).toBe('₹5L+')
    expect(periodText({ period: 'project' })).toBe('')
  })
})
