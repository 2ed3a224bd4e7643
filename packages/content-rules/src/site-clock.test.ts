import { expect, it } from 'vitest'
import { formatExactClock, formatMomentWithWeekday, formatTime } from './dates.ts'

const now = Date.parse('2026-11-03T20:00:00Z') // 01:30 of 4 November at the site

it.each([
  ['2026-11-03T18:16:00Z', 'yesterday 23:46 IST'],
  ['2026-11-03T18:30:00Z', 'today 00:00 IST'],
  ['2026-11-04T18:29:59Z', 'today 23:59 IST'],
  ['2026-11-05T10:00:00Z', 'tomorrow 15:30 IST'],
  ['2026-11-06T10:00:00Z', '6 November 2026, 15:30 IST'],
  ['2025-11-03T20:00:00Z', '4 November 2025, 01:30 IST'],
])('formats %s in the zone of the site: %s', (at, text) => {
  expect(formatTime(at, now)).toBe(text)
  expect(formatTime(Date.parse(at), now)).toBe(text)
})

it('formats a time with its seconds, and with its weekday', () => {
  expect(formatExactClock('2026-11-03T20:00:05Z')).toBe('01:30:05 IST')
  expect(formatMomentWithWeekday(now)).toBe('Wednesday, 4 November 2026, 01:30 IST')
})
