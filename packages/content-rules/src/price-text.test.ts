import { describe, expect, it } from 'vitest'
import { amountText, periodText, priceText, rangeText } from './price-text.ts'

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
    expect(amountText(rupees)).toBe(text)
  })

  it('writes a range with an en dash, and an open end with a plus sign', () => {
    expect(rangeText({ from: 50_000, to: 200_000 })).toBe('₹50K – 2L')
    expect(rangeText({ from: 800_000 })).toBe('₹8L+')
    expect(rangeText({ from: 800_000, to: null })).toBe('₹8L+')
  })

  it('writes the upper end in full if the lower one is, so that no unit is assumed', () => {
    expect(rangeText({ from: 500, to: 2_000 })).toBe('₹500 – 2,000')
    expect(rangeText({ from: 99_999, to: 200_000 })).toBe('₹99,999 – 2,00,000')
    expect(rangeText({ from: 50_000, to: 99_999 })).toBe('₹50K – 99,999')
  })

  it('adds the period for monthly prices only', () => {
    expect(priceText({ from: 25_000, to: 75_000, period: 'month' })).toBe('₹25K – 75K per month')
    expect(priceText({ from: 500_000, period: 'licence' })).toBe('₹5L+')
    expect(periodText({ period: 'project' })).toBe('')
  })
})
