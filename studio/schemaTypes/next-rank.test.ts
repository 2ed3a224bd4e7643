import { expect, it } from 'vitest'
import { nextRank } from './next-rank.ts'

it('follows the last rank, with a gap', () => {
  expect(nextRank('0|100000:')).toBe('0|101000:')
  expect(nextRank('1|10zzzz:i')).toBe('1|110zzz:')
})

it.each([undefined, null, '', 'first', 7])('starts a list after %j', (last) => {
  expect(nextRank(last)).toMatch(/^0\|[0-9a-z]{6}:$/)
})

it('stays a rank at the end of the range', () => {
  expect(nextRank('0|zzzzzz:')).toBe('0|zzzzzz:')
})
