const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const exactClock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'medium', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' })

/** A time as one tells it: “today 16:20”, “yesterday 9:05”, “3 November 2026 16:20”. */
export function timeWords(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return `${dayWords(at, now)} ${clock.format(at)}`
}

function dayWords(at: Date, now: Date): string {
  if (at.toDateString() === now.toDateString()) return 'today'
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  return at.toDateString() === yesterday.toDateString() ? 'yesterday' : day.format(at)
}

/** The time of day to the second: “16:20:05”. @param at ms since 1970. */
export const clockWords = (at: number): string => exactClock.format(at)
