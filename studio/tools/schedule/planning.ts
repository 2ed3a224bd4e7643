import type { Fields } from '@kitewright/content-rules/check'
import { formatMomentWithWeekday, moment } from '@kitewright/content-rules/dates'
import { nameOf } from '@kitewright/content-rules/text'
import {
  type ScheduledSet,
  SET_PREFIX,
  SET_TYPE,
  type SetEntry,
  unchanged,
} from '@kitewright/protocol/requests'
import type { SiteStatus } from '@kitewright/protocol/site'
import { publishedIdOf } from '../../publishing/site-check/site.ts'

/** A warning while publishing is paused; null otherwise. */
export const pauseWarning = (status: Pick<SiteStatus, 'lock'> | null): string | null =>
  status?.lock
    ? 'Publishing is paused. What is scheduled goes live only after publishing is resumed.'
    : null

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

/** The typed time in words, which do not depend on the order of day and month; empty for nothing. */
export function formatScheduledTime(input: string): string {
  const at = hourOf(input)
  return at === null ? '' : formatMomentWithWeekday(at)
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
