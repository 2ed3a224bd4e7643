import type { CollectionType, Fields } from '@kitewright/content-types/model'

/** The site's time zone, for all days and times in content. India has no daylight saving time. */
export const TIME_ZONE = 'Asia/Kolkata'
export const ZONE_LETTERS = 'IST'
/** Minutes ahead of UTC. */
export const OFFSET_MINUTES = 330
const ISO_OFFSET = '+05:30'

/** Creates the format with its first date, as that keeps a slow phone busy for 60 ms. */
const createFormatter = (options: Intl.DateTimeFormatOptions) => {
  let format: Intl.DateTimeFormat | undefined
  return (at: Time) => {
    format ??= new Intl.DateTimeFormat('en-IN', {
      timeZone: TIME_ZONE,
      hourCycle: 'h23',
      ...options,
    })
    return format.format(new Date(at))
  }
}

/** ISO 8601, or ms since 1970. */
type Time = string | number

const clock = createFormatter({ hour: '2-digit', minute: '2-digit' })
const exactClock = createFormatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
const weekday = createFormatter({ weekday: 'long' })

/** “3 March 2027”, in the site's zone. */
export const formatDay = createFormatter({ day: 'numeric', month: 'long', year: 'numeric' })

/** “10:00 IST”. */
export const formatClock = (at: Time): string => `${clock(at)} ${ZONE_LETTERS}`

/** “10:00:05 IST”. */
export const formatExactClock = (at: Time): string => `${exactClock(at)} ${ZONE_LETTERS}`

/** “3 March 2027, 10:00 IST”. */
export const formatDateTime = (at: Time): string => `${formatDay(at)}, ${formatClock(at)}`

/** “Wednesday, 3 March 2027, 10:00 IST”. */
export const formatDateTimeWithWeekday = (at: Time): string =>
  `${weekday(at)}, ${formatDateTime(at)}`

/** “2027-03-03T10:00:00+05:30”, for machines. */
export const formatInstant = (at: Time): string =>
  `${new Date(at).toLocaleString('sv', { timeZone: TIME_ZONE }).replace(' ', 'T')}${ISO_OFFSET}`

const DAY_MS = 86_400_000

/** Formats a time near now by its day: “today 23:46 IST”, “yesterday …”, “tomorrow …”; others like `formatDateTime`. */
export function formatTime(at: Time, now = Date.now()): string {
  const nearDays = { today: now, yesterday: now - DAY_MS, tomorrow: now + DAY_MS }
  const near = Object.entries(nearDays).find(([, time]) => formatDay(time) === formatDay(at))
  return near ? `${near[0]} ${formatClock(at)}` : formatDateTime(at)
}

/** Embargo and expiry of a document, ms since 1970; null if unbounded. */
type ShownTime = { from: number | null; until: number | null }

const MINUTE_MS = 60_000

/** Converts a day (2027-03-03) and a time (10:00) of the site's zone to ms since 1970; null if invalid. */
export function parseTime(day: unknown, hour: unknown): number | null {
  if (typeof day !== 'string') return null
  const at = Date.parse(`${day}T${typeof hour === 'string' ? hour : '00:00'}Z`)
  return Number.isNaN(at) ? null : at - OFFSET_MINUTES * MINUTE_MS
}

// The last day is included.
const getEnd = ({ endsOn }: Fields): ShownTime => ({
  from: null,
  until: parseTime(endsOn, '24:00'),
})

/** Types with an embargo or expiry. */
const dateBounds: Readonly<Partial<Record<CollectionType, (document: Fields) => ShownTime>>> = {
  post: (document) => ({
    from: parseTime(document.publishedAt, document.publishedTime),
    until: getEnd(document).until,
  }),
  service: getEnd,
  faq: getEnd,
  landingPage: getEnd,
  job: ({ validThrough }) => ({ from: null, until: parseTime(validThrough, '24:00') }),
}

const always: ShownTime = { from: null, until: null }

/** Returns a document's embargo and expiry. */
export function getShownTime(document: Fields): ShownTime {
  const bounds = Object.entries(dateBounds).find(([type]) => type === document._type)?.[1]
  return bounds?.(document) ?? always
}

/** Whether a published document is shown at a time (ms since 1970). */
export function getVisibility(document: Fields, now: number): 'ahead' | 'now' | 'ended' {
  const { from, until } = getShownTime(document)
  if (from !== null && now < from) return 'ahead'
  return until !== null && now >= until ? 'ended' : 'now'
}

/** Returns the next scheduled change (ms since 1970); null for none. */
export function findNextChange(documents: readonly Fields[], now: number): number | null {
  const times = documents.flatMap((document) => {
    const { from, until } = getShownTime(document)
    return [from, until].filter((time) => time !== null && time > now)
  })
  return times.reduce<number | null>(
    (first, time) => (time !== null && (first === null || time < first) ? time : first),
    null,
  )
}

/** Describes the embargo or expiry that hides a published document; null if visible. */
export function formatHidden(document: Fields, now: number): string | null {
  const { from, until } = getShownTime(document)
  switch (getVisibility(document, now)) {
    case 'ahead':
      return `Goes live on ${formatDateTime(from ?? now)}`
    case 'ended':
      return `Ended on ${formatDay((until ?? now) - 1)}`
    case 'now':
      return null
  }
}
