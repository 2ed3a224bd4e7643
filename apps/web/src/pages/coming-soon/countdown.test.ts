import { expect, test } from 'vitest'
import { countdown, isOver, localMidnight } from './countdown.ts'

const target = new Date(2025, 7, 15)

test('a day is counted from local midnight', () => {
  expect(localMidnight('2025-08-15')).toEqual(target)
})

test('what is left is split into whole units', () => {
  const now = new Date(2025, 7, 12, 21, 57, 58)
  expect(countdown(target, now)).toEqual({ days: 2, hours: 2, minutes: 2, seconds: 2 })
})

test('parts of a second do not count', () => {
  const now = new Date(target.getTime() - 1999)
  expect(countdown(target, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test.each([0, 1, 86_400_000])('zeros %i ms past the target', (past) => {
  const remaining = countdown(target, new Date(target.getTime() + past))
  expect(remaining).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
  expect(isOver(remaining)).toBe(true)
})

test('one second before the target is not over', () => {
  expect(isOver(countdown(target, new Date(target.getTime() - 1000)))).toBe(false)
})
