import { expect, it } from 'vitest'
import { formatRupees, parseRupees } from './rupees-input.tsx'

it.each([
  ['66K', 66_000],
  ['1.5L', 150_000],
  ['1,50,000/-', 150_000],
  ['', undefined],
  ['+', undefined],
])('“%s” is taken as %s', (text, rupees) => {
  expect(parseRupees(text, true)).toEqual({ kind: 'taken', rupees })
})

it.each([
  ['66.000', '“66.000” can mean ₹66 or ₹66,000. Write the one you mean.'],
  ['+', '“+” isn’t a price. Write 66K, 66,000, 2L, 1.5Cr or ₹66K – 2L.'],
  ['66K – 2L', 'There is a field for each end. Write ₹66K into “From”, and ₹2L into “To”.'],
  ['8L+', 'There is a field for each end. Write ₹8L into “From”, and leave “To” empty.'],
])('“%s” is refused in “From”', (text, why) => {
  expect(parseRupees(text, false)).toMatchObject({ kind: 'refused', why })
})

it.each([
  [66_000, '₹66,000, shown as ₹66K'],
  [99_999, '₹99,999'],
  [12_500_000, '₹1,25,00,000, shown as ₹1.25Cr'],
])('%s is explained as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text)
})
