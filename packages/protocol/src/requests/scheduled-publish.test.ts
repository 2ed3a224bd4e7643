import { parseTime } from '@kitewright/content-rules/dates'
import { expect, it } from 'vitest'
import {
  formatScheduledTime,
  parseScheduledPublishes,
  SCHEDULE_PREFIX,
  SCHEDULE_TYPE,
} from './scheduled-publish.ts'

const set = (day: string, hour: string) => ({
  _id: `${SCHEDULE_PREFIX}${day}`,
  _type: SCHEDULE_TYPE,
  _rev: 'r',
  at: new Date(parseTime(day, hour) ?? 0).toISOString(),
  by: 'Asha',
  entries: [{ _key: 'a', id: 'a', type: 'service', name: 'A' }],
})

it.each([
  ['2026-12-01', '00:00', '2026-11-30T18:30:00.000Z', '1 December 2026, 00:00 IST'],
  ['2027-01-01', '05:29', '2026-12-31T23:59:00.000Z', '1 January 2027, 05:29 IST'],
  ['2028-02-29', '23:59', '2028-02-29T18:29:00.000Z', '29 February 2028, 23:59 IST'],
])('uses the time zone of India: %s %s', (day, hour, at, words) => {
  expect(set(day, hour).at).toBe(at)
  expect(formatScheduledTime(set(day, hour))).toBe(words)
})

it('lists valid schedules, the next one first', () => {
  const [late, early] = [set('2027-01-02', '09:00'), set('2027-01-01', '09:00')]
  const invalid = [null, { ...late, at: 'soon' }, { ...late, entries: [] }]
  expect(parseScheduledPublishes([late, ...invalid, early])).toEqual([early, late])
})
