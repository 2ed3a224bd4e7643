import { expect, it } from 'vitest'
import {
  findNextChange,
  formatDateTimeWithWeekday,
  formatExactClock,
  formatHidden,
  formatTime,
  getShownTime,
  getVisibility,
} from './dates.ts'

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
  expect(formatDateTimeWithWeekday(now)).toBe('Wednesday, 4 November 2026, 01:30 IST')
})

const at = (text: string) => Date.parse(text)
const post = { _type: 'post', publishedAt: '2027-03-03', publishedTime: '10:00' }
const job = { _type: 'job', validThrough: '2027-03-31' }

it('shows a post from its day and time in India', () => {
  const ten = at('2027-03-03T04:30:00Z')
  expect(getVisibility(post, ten - 1)).toBe('ahead')
  expect(formatHidden(post, ten - 1)).toBe('Goes live on 3 March 2027, 10:00 IST')
  expect(getVisibility(post, ten)).toBe('now')
  expect(formatHidden(post, ten)).toBeNull()
})

it('shows a post without a time from the start of its day', () => {
  const midnight = at('2027-03-02T18:30:00Z')
  const { publishedTime: _, ...allDay } = post
  expect(getShownTime(allDay)).toEqual({ from: midnight, until: null })
  expect(formatHidden(allDay, midnight - 1)).toBe('Goes live on 3 March 2027, 00:00 IST')
})

it('shows a job until the end of its last day', () => {
  const end = at('2027-04-01T00:00:00+05:30')
  expect(getVisibility(job, end - 1)).toBe('now')
  expect(getVisibility(job, end)).toBe('ended')
  expect(formatHidden(job, end)).toBe('Ended on 31 March 2027')
})

it.each([
  ['a job without an end', { _type: 'job' }],
  ['another type with such fields', { ...post, _type: 'project', validThrough: '2000-01-01' }],
  ['a post with an invalid date', { _type: 'post', publishedAt: 'soon' }],
  ['a post with an invalid time', { ...post, publishedTime: 'ten' }],
])('always shows %s', (_, document) => {
  expect(getShownTime(document)).toEqual({ from: null, until: null })
  expect(getVisibility(document, 0)).toBe('now')
})

it('returns the next scheduled change', () => {
  const documents = [job, post, { _type: 'faq' }]
  expect(findNextChange(documents, at('2027-01-01'))).toBe(at('2027-03-03T10:00:00+05:30'))
  expect(findNextChange(documents, at('2027-03-03T10:00:00+05:30'))).toBe(
    at('2027-04-01T00:00:00+05:30'),
  )
  expect(findNextChange(documents, at('2027-04-01T00:00:00+05:30'))).toBeNull()
})
