/** The site's time zone, for all days and times in content. India has no daylight saving time. */
export const TIME_ZONE = 'Asia/Kolkata'
export const ZONE_LETTERS = 'IST'
/** Minutes ahead of UTC. */
export const MINUTES_AHEAD = 330

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-IN', {
    timeZone: TIME_ZONE,
    hourCycle: 'h23',
    ...options,
  })
  return (at: Time) => format.format(new Date(at))
}

/** ISO 8601, or ms since 1970. */
type Time = string | number

const clock = formatter({ hour: '2-digit', minute: '2-digit' })
const exactClock = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
const weekday = formatter({ weekday: 'long' })

/** “3 March 2027”, in the site's zone. */
export const formatDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' })

/** “10:00 IST”. */
export const formatClock = (at: Time): string => `${clock(at)} ${ZONE_LETTERS}`

/** “10:00:05 IST”. */
export const formatExactClock = (at: Time): string => `${exactClock(at)} ${ZONE_LETTERS}`

/** “3 March 2027, 10:00 IST”. */
export const formatMoment = (at: Time): string => `${formatDay(at)}, ${formatClock(at)}`

/** “Wednesday, 3 March 2027, 10:00 IST”. */
export const formatMomentWithWeekday = (at: Time): string => `${weekday(at)}, ${formatMoment(at)}`

const DAY_MS = 86_400_000

/** Formats a time near now by its day: “today 23:46 IST”, “yesterday …”, “tomorrow …”; others like `formatMoment`. */
export function formatTime(at: Time, now = Date.now()): string {
  const nearDays = { today: now, yesterday: now - DAY_MS, tomorrow: now + DAY_MS }
  const near = Object.entries(nearDays).find(([, time]) => formatDay(time) === formatDay(at))
  return near ? `${near[0]} ${formatClock(at)}` : formatMoment(at)
}
