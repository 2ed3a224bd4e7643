import { amountText, rangeText } from '@kitewright/content-rules/price-text'
import { expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

it.each([
  ['66K', 66_000],
  ['66k', 66_000],
  ['66000', 66_000],
  [' 66,000 ', 66_000],
  ['1,32,000', 132_000],
  ['66,000.00', 66_000],
  ['₹66K', 66_000],
  ['Rs. 66000', 66_000],
  ['2L', 200_000],
  ['1.15 lakh', 115_000],
  ['0.5 crore', 5_000_000],
  ['0.5', 0.5],
])('%s is an amount', (text, rupees) => {
  expect(readPrice(text)).toEqual({ kind: 'amount', rupees })
})

it.each([
  ['₹66K – 2L', 66_000, 200_000],
  ['66000-200000', 66_000, 200_000],
  ['66K to 2L', 66_000, 200_000],
  ['₹25K – 75K per month', 25_000, 75_000],
  ['25 – 75K', 25_000, 75_000],
  ['₹8L+', 800_000, undefined],
])('%s is both ends of a package', (text, from, to) => {
  expect(readPrice(text)).toEqual({ kind: 'range', from, to })
})

it.each(['abc', '66X', '66K 2L', '-5', '1 – 2 – 3', '+', '6 6', '12..5', '₹', '66K – '])(
  '%s is refused',
  (text) => {
    expect(readPrice(text)).toEqual({ kind: 'unreadable' })
  },
)

it('an empty text is nothing', () => {
  expect(readPrice('  ')).toEqual({ kind: 'nothing' })
})

it('reads every price that the site writes', () => {
  for (const from of [500, 25_000, 66_500, 150_000, 1_210_000]) {
    expect(readPrice(amountText(from))).toEqual({ kind: 'amount', rupees: from })
    expect(readPrice(rangeText({ from, to: from * 2 }))).toEqual({
      kind: 'range',
      from,
      to: from * 2,
    })
  }
})
