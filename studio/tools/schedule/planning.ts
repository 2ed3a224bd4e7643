import type { Fields } from '@kitewright/content-rules/check'
import { moment, TIME_ZONE } from '@kitewright/content-rules/dates'
import { nameOf } from '@kitewright/content-rules/text'
import {
  type ScheduledSet,
  SET_PREFIX,
  SET_TYPE,
  type SetEntry,
  unchanged,
} from '@kitewright/protocol/requests'
import { publishedIdOf } from '../../publishing/site-check/site.ts'

/** What an `<input type="datetime-local">` holds, on the clock of the site, in ms since 1970; null for nothing. */
export function hourOf(input: string): number | null {
  const [day, hour] = input.split('T')
  return hour ? moment(day, hour) : null
}

/** Why nothing can be planned for this hour; null when it can. */
export function hourTrouble(at: number | null, now = Date.now()): string | null {
  if (at === null) return 'Choose a day and a time.'
  return at <= now ? 'That time has passed. Choose a later one.' : null
}

const inZone = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, ...options })
const day = inZone({ day: 'numeric', month: 'short' })
const weekday = inZone({ weekday: 'short' })
const longWeekday = inZone({ weekday: 'long' })
const wholeDay = inZone({ day: 'numeric', month: 'long', year: 'numeric' })
const year = inZone({ year: 'numeric' })
const hour = inZone({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** An hour on the clock of the site: “1 Dec, 09:00”, with the year where it is not this one. */
export function shortHour(iso: string, now = Date.now()): string {
  const at = Date.parse(iso)
  const ofYear = year.format(at) === year.format(now) ? '' : ` ${year.format(at)}`
  return `${day.format(at)}${ofYear}, ${hour.format(at)}`
}

/** The same in a list: “Tue 1 Dec, 09:00 in India”. */
export const longHour = (iso: string, now = Date.now()): string =>
  `${weekday.format(Date.parse(iso))} ${shortHour(iso, now)} in India`

/** What was typed as an hour, in words that no order of day and month can mislead; empty for nothing. */
export function meantHour(input: string): string {
  const at = hourOf(input)
  if (at === null) return ''
  return `${longWeekday.format(at)} ${wholeDay.format(at)}, ${hour.format(at)} in India`
}

export const entryOf = (draft: Fields): SetEntry => {
  const id = publishedIdOf(draft)
  return { _key: id, id, type: String(draft._type), name: nameOf(draft) }
}

/** The set in which an entry is planned. */
export const setWith = (sets: readonly ScheduledSet[], id: string): ScheduledSet | undefined =>
  sets.find(({ entries }) => entries.some((entry) => entry.id === id))

/** Takes entries out of the sets that they are in; a set without entries is gone. */
export const takeOut = (sets: readonly ScheduledSet[], ids: readonly string[]) =>
  sets.flatMap((set) => {
    const rest = set.entries.filter(({ id }) => !ids.includes(id))
    if (rest.length === set.entries.length) return []
    return rest.length > 0 ? [withEntries(set, rest)] : callOff(set)
  })

/** Removes a set; its drafts stay. None if anybody changed it since. */
export const callOff = (set: ScheduledSet) => [unchanged(set), { delete: { id: set._id } }]

/**
 * Plans entries for an hour, for one transaction: they join the set that has that hour already, and leave those that
 * they were in, so that each is planned once.
 */
export function plan(
  sets: readonly ScheduledSet[],
  { at, by, entries }: { at: number; by: string; entries: readonly SetEntry[] },
) {
  const ids = entries.map(({ id }) => id)
  const there = sets.find((set) => Date.parse(set.at) === at && !set.failure)
  const left = takeOut(
    sets.filter((set) => set !== there),
    ids,
  )
  if (there) {
    const others = there.entries.filter(({ id }) => !ids.includes(id))
    return [...left, withEntries(there, [...others, ...entries])]
  }
  const _id = `${SET_PREFIX}${crypto.randomUUID()}`
  const set = { _id, _type: SET_TYPE, at: new Date(at).toISOString(), by, entries: [...entries] }
  return [...left, { create: set }]
}

const withEntries = ({ _id, _rev }: ScheduledSet, entries: readonly SetEntry[]) => ({
  patch: { id: _id, ifRevisionID: _rev, set: { entries: [...entries] } },
})
