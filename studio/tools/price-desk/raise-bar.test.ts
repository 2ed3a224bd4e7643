import { expect, it } from 'vitest'
import { computeRaise, parseRaise, type Raise } from './raise-bar.tsx'

const percent = (by: number, roundTo = 1): Raise => ({ by, unit: 'percent', roundTo })
const rupees = (by: number, roundTo = 1): Raise => ({ by, unit: 'rupees', roundTo })

it.each([
  [60_000, percent(10), 66_000],
  [4_150, percent(10), 4_565],
  [25_000, percent(7.5), 26_875],
  [25_000, percent(10, 1_000), 28_000],
  [25_000, percent(10, 5_000), 30_000],
  [25_000, percent(4, 5_000), 25_000],
  [200_000, percent(10, 10_000), 220_000],
  [200_000, percent(-10, 10_000), 180_000],
  [800_000, percent(12.5, 100_000), 900_000],
  [60_000, rupees(2_500), 62_500],
  [60_000, rupees(2_500, 5_000), 65_000],
  [60_000, rupees(-10_000), 50_000],
])('%d, %j is %d', (before, raise, after) => {
  expect(computeRaise(before, raise)).toBe(after)
})

it.each([
  ['10', 10],
  ['7.5 %', 7.5],
  ['+5%', 5],
  ['-5', -5],
  ['−10 %', -10],
  ['5K', undefined],
  ['ten', undefined],
  ['', undefined],
  ['5–10', undefined],
])('%s means %s percent', (text, by) => {
  expect(parseRaise(text, { unit: 'percent', roundTo: 1 })?.by).toBe(by)
})

it.each([
  ['5K', 5_000],
  ['-₹2,500', -2_500],
  ['5%', undefined],
  ['2.500', undefined],
])('%s means %s rupees', (text, by) => {
  expect(parseRaise(text, { unit: 'rupees', roundTo: 1 })?.by).toBe(by)
})
