import type { FieldRules } from '@kitewright/content-types/model'
import { expect, it } from 'vitest'
import { checkRange } from './numbers.ts'

const checkWeeks = (value: number, rules: FieldRules) =>
  checkRange({ path: ['weeks'], name: 'weeks', parent: {}, depth: 1, value, rules })

const fractions: FieldRules = { range: [1, 104] }
const counts: FieldRules = { ...fractions, integer: true }

it.each([1, 104])('accepts %s weeks', (weeks) => {
  expect(checkWeeks(weeks, counts)).toEqual([])
})

it.each([0, 1.5, 105])('rejects %s weeks, and says what is expected', (weeks) => {
  expect(checkWeeks(weeks, counts)).toEqual([
    { path: 'weeks', message: 'Write a whole number from 1 to 104.' },
  ])
})

it('accepts a fraction where the field does not ask for whole numbers', () => {
  expect(checkWeeks(1.5, fractions)).toEqual([])
  expect(checkWeeks(0.5, fractions)).toMatchObject([{ message: 'Write a number from 1 to 104.' }])
})
