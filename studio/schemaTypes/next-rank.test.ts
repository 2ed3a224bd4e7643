import { expect, it } from 'vitest'
import { getNextRank } from './next-rank.ts'

it('follows the last rank, with a gap', () => {
  expect(getNextRank('0|100000:')).toBe('0|101000:')
  expect(getNextRank('1|10zzzz:i')).toBe('1|110zzz:')
})

it.each([undefined, null, '', 'first', 7])('starts a list after %j', (last) => {
  expect(getNextRank(last)).toMatch(/^0\|[0-9a-z]{6}:$/)
})

it('stays a rank at the end of the range', () => {
  expect(getNextRank('0|zzzzzz:')).toBe('0|zzzzzz:')
})
