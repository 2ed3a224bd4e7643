import { OFFSET_MINUTES, TIME_ZONE } from '@kitewright/content-rules/dates'
import { getPropertyRuns } from '@kitewright/content-rules/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate, UTC } from './format-date.ts'

fc.configureGlobal({ numRuns: getPropertyRuns(1_000) })

test('a date is written day, month, year', () => {
  expect(formatDate(new Date('2026-10-27T00:00:00Z'), UTC)).toBe('27 October 2026')
})

test('the place decides the day', () => {
  const evening = new Date('2026-10-27T20:00:00Z')
  expect(formatDate(evening, UTC)).toBe('27 October 2026')
  expect(formatDate(evening, OFFSET_MINUTES)).toBe('28 October 2026')
})

test('is written as in Indian English, here, in UTC and in India', () => {
  const zones = [
    { ahead: UTC, timeZone: 'UTC' },
    { ahead: OFFSET_MINUTES, timeZone: TIME_ZONE },
    { ahead: undefined, timeZone: undefined },
  ]
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.constantFrom(...zones), (day, { ahead, timeZone }) => {
      const expected = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(day)
      expect(formatDate(day, ahead)).toBe(expected)
    }),
  )
})
