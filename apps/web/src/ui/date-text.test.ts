import { MINUTES_AHEAD, TIME_ZONE } from '@kitewright/content-rules/dates'
import { propertyRuns } from '@kitewright/content-rules/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dateText, UTC } from './date-text.ts'

fc.configureGlobal({ numRuns: propertyRuns(1_000) })

test('a date is written day, month, year', () => {
  expect(dateText(new Date('2026-10-27T00:00:00Z'), UTC)).toBe('27 October 2026')
})

test('the place decides the day', () => {
  const lateEvening = new Date('2026-10-27T20:00:00Z')
  expect(dateText(lateEvening, UTC)).toBe('27 October 2026')
  expect(dateText(lateEvening, MINUTES_AHEAD)).toBe('28 October 2026')
})

test('is written as in Indian English, here, in UTC and in India', () => {
  const places = [
    { ahead: UTC, timeZone: 'UTC' },
    { ahead: MINUTES_AHEAD, timeZone: TIME_ZONE },
    { ahead: undefined, timeZone: undefined },
  ]
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, fc.constantFrom(...places), (day, { ahead, timeZone }) => {
      const written = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone }).format(day)
      expect(dateText(day, ahead)).toBe(written)
    }),
  )
})
