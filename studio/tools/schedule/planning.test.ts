import type { ScheduledEntry, ScheduledPublish } from '@kitewright/protocol/requests'
import { expect, it } from 'vitest'
import {
  createPausedEntries,
  formatScheduledTime,
  parseLocalTime,
  pauseWarning,
  plan,
  removeEntries,
  replaceEntry,
  validateTime,
} from './planning.ts'

const entry = (id: string): ScheduledEntry => ({ _key: id, id, type: 'job', name: id })
const set = (name: string, at: string, ids: readonly string[]): ScheduledPublish => ({
  _id: `site.set.${name}`,
  _type: 'siteSet',
  _rev: `rev-${name}`,
  at,
  by: 'Asha',
  entries: ids.map(entry),
})
const NINE = '2026-12-01T03:30:00.000Z'
const at = Date.parse(NINE)

it('reads times in the zone of the site', () => {
  expect(parseLocalTime('2026-12-01T09:00')).toBe(at)
  expect(parseLocalTime('')).toBeNull()
})

it.each([
  ['2027-04-01T09:00', 'Thursday, 1 April 2027, 09:00 IST'],
  ['2027-01-04T00:05', 'Monday, 4 January 2027, 00:05 IST'],
  ['2027-04-01', ''],
  ['', ''],
])('writes %s in words', (typed, words) => {
  expect(formatScheduledTime(typed)).toBe(words)
})

it('refuses a missing time and a past one', () => {
  expect(validateTime(null)).toContain('Choose a day')
  expect(validateTime(at, at)).toContain('passed')
  expect(validateTime(at, at - 1)).toBeNull()
})

it('warns while publishing is paused', () => {
  const lock = { since: NINE, reason: 'restored', by: null, release: null }
  expect(pauseWarning({ lock })).toContain('Publishing is paused')
  expect(pauseWarning({ lock: null })).toBeNull()
  expect(pauseWarning(null)).toBeNull()
})

it('makes a schedule for a new time', () => {
  expect(plan([], { at, by: 'Ben', entries: [entry('a')] })).toEqual([
    {
      create: {
        _id: expect.stringMatching(/^site\.set\.[-\w]+$/),
        _type: 'siteSet',
        at: NINE,
        by: 'Ben',
        entries: [entry('a')],
      },
    },
  ])
})

it('names a schedule, and keeps the earlier name without a new one', () => {
  const [made] = plan([], { at, by: 'Ben', name: 'Diwali', entries: [entry('a')] })
  expect(made).toMatchObject({ create: { name: 'Diwali' } })
  const existing = [set('there', NINE, ['a'])]
  const [unnamed] = plan(existing, { at, by: 'Ben', entries: [entry('b')] })
  expect(unnamed).not.toHaveProperty('patch.set.name')
  const [named] = plan(existing, { at, by: 'Ben', name: 'Diwali', entries: [entry('b')] })
  expect(named).toHaveProperty('patch.set.name', 'Diwali')
})

it('adds to the schedule of that time and leaves others, so that each is scheduled once', () => {
  const schedules = [
    set('there', NINE, ['a', 'b']),
    set('later', '2026-12-02T03:30:00.000Z', ['c', 'd']),
  ]
  expect(plan(schedules, { at, by: 'Ben', entries: [entry('b'), entry('c')] })).toEqual([
    { patch: { id: 'site.set.later', ifRevisionID: 'rev-later', set: { entries: [entry('d')] } } },
    {
      patch: {
        id: 'site.set.there',
        ifRevisionID: 'rev-there',
        set: { entries: [entry('a'), entry('b'), entry('c')] },
      },
    },
  ])
})

it('freezes entries, and lets an entry follow its draft again', () => {
  const draft = { _id: 'drafts.a', _type: 'job', _rev: 'd1', title: 'Cook' }
  const site = { published: [{ _id: 'a', _type: 'job', _rev: 'p1' }], drafts: [draft] }
  const entries = createPausedEntries(site, [draft])
  const frozen = { draft: JSON.stringify(draft), published: 'p1' }
  expect(entries).toEqual([{ _key: 'a', id: 'a', type: 'job', name: 'Cook', frozen }])

  const existing = { ...set('there', NINE, ['b']), entries: [...entries, entry('b')] }
  expect(replaceEntry(existing, entry('a'))).toEqual({
    patch: {
      id: 'site.set.there',
      ifRevisionID: 'rev-there',
      set: { entries: [entry('a'), entry('b')] },
    },
  })
})

it('deletes an empty schedule, unless it was changed since', () => {
  expect(removeEntries([set('one', NINE, ['a']), set('other', NINE, ['b'])], ['a'])).toEqual([
    { patch: { id: 'site.set.one', ifRevisionID: 'rev-one', unset: ['_seen'] } },
    { delete: { id: 'site.set.one' } },
  ])
})
