import type { Fields } from '@kitewright/content-rules/check'
import { formatDateTimeWithWeekday, parseTime } from '@kitewright/content-rules/dates'
import { getName } from '@kitewright/content-rules/text'
import {
  createRevisionCheck,
  freeze,
  SCHEDULE_PREFIX,
  SCHEDULE_TYPE,
  type ScheduledEntry,
  type ScheduledPublish,
} from '@kitewright/protocol/requests'
import type { SiteStatus } from '@kitewright/protocol/site'
import { getDocumentId, type Site } from '../../publishing/site-check/site.ts'

/** A warning while publishing is paused; null otherwise. */
export const pauseWarning = (status: Pick<SiteStatus, 'lock'> | null): string | null =>
  status?.lock
    ? 'Publishing is paused. What is scheduled goes live only after publishing is resumed.'
    : null

/** Parses the value of an `<input type="datetime-local">` in the site's zone, in ms since 1970; null if empty. */
export function parseLocalTime(input: string): number | null {
  const [day, time] = input.split('T')
  return time ? parseTime(day, time) : null
}

/** Why this time cannot be scheduled; null if it can. */
export function validateTime(at: number | null, now = Date.now()): string | null {
  if (at === null) return 'Choose a day and a time.'
  return at <= now ? 'That time has passed. Choose a later one.' : null
}

/** The typed time in words, without an ambiguous order of day and month; empty without a time. */
export function formatScheduledTime(input: string): string {
  const at = parseLocalTime(input)
  return at === null ? '' : formatDateTimeWithWeekday(at)
}

export const createEntry = (draft: Fields): ScheduledEntry => {
  const id = getDocumentId(draft)
  return { _key: id, id, type: String(draft._type), name: getName(draft) }
}

/** Entries with a copy of their drafts, which are not cleaned. */
export const createPausedEntries = (site: Site, drafts: readonly Fields[]): ScheduledEntry[] =>
  drafts.map((draft) => {
    const published = site.published.find(({ _id }) => _id === getDocumentId(draft))
    return { ...createEntry(draft), frozen: freeze(draft, published) }
  })

/** Freezes the entry of a schedule as its draft is now, or lets the draft of that time go live. */
export function replaceEntry(schedule: ScheduledPublish, entry: ScheduledEntry) {
  return withEntries(
    schedule,
    schedule.entries.map((one) => (one.id === entry.id ? entry : one)),
  )
}

/** The schedule of an entry. */
export const scheduleWith = (
  schedules: readonly ScheduledPublish[],
  id: string,
): ScheduledPublish | undefined =>
  schedules.find(({ entries }) => entries.some((entry) => entry.id === id))

/** Removes entries from their schedules; an empty schedule is deleted. */
export const removeEntries = (schedules: readonly ScheduledPublish[], ids: readonly string[]) =>
  schedules.flatMap((schedule) => {
    const rest = schedule.entries.filter(({ id }) => !ids.includes(id))
    if (rest.length === schedule.entries.length) return []
    return rest.length > 0 ? [withEntries(schedule, rest)] : cancelSchedule(schedule)
  })

/** Deletes a schedule; its drafts stay. Fails if it was changed since. */
export const cancelSchedule = (schedule: ScheduledPublish) => [
  createRevisionCheck(schedule),
  { delete: { id: schedule._id } },
]

type PlanRequest = { at: number; by: string; name?: string; entries: readonly ScheduledEntry[] }

/**
 * Mutations that schedule entries, for one transaction: they join the schedule of that time and leave their former ones,
 * so each is scheduled once.
 */
export function plan(
  schedules: readonly ScheduledPublish[],
  { at, by, name, entries }: PlanRequest,
) {
  const ids = entries.map(({ id }) => id)
  const existing = schedules.find((schedule) => Date.parse(schedule.at) === at && !schedule.failure)
  const left = removeEntries(
    schedules.filter((schedule) => schedule !== existing),
    ids,
  )
  if (existing) {
    const remaining = existing.entries.filter(({ id }) => !ids.includes(id))
    return [...left, withEntries(existing, [...remaining, ...entries], name)]
  }
  const _id = `${SCHEDULE_PREFIX}${crypto.randomUUID()}`
  const schedule = {
    _id,
    _type: SCHEDULE_TYPE,
    at: new Date(at).toISOString(),
    by,
    ...(name && { name }),
    entries: [...entries],
  }
  return [...left, { create: schedule }]
}

const withEntries = (
  { _id, _rev }: ScheduledPublish,
  entries: readonly ScheduledEntry[],
  name?: string,
) => ({
  patch: { id: _id, ifRevisionID: _rev, set: { entries: [...entries], ...(name && { name }) } },
})
