import { expect, test } from 'vitest'
import { dateText } from './date-text.ts'

test('a date is written day, month, year', () => {
  expect(dateText(new Date('2026-10-27T00:00:00Z'), 'UTC')).toBe('27 October 2026')
})

test('the time zone decides the day', () => {
  const lateEvening = new Date('2026-10-27T20:00:00Z')
  expect(dateText(lateEvening, 'UTC')).toBe('27 October 2026')
  expect(dateText(lateEvening, 'Asia/Kolkata')).toBe('28 October 2026')
})
