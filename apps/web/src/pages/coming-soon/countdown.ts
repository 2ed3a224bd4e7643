export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Midnight at the visitor's place on a day written YYYY-MM-DD. */
export function localMidnight(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date)
}

/** What is left until `target`, in whole units; all zeros at or past it (specification, section 4). */
export function countdown(target: Date, now: Date): Remaining {
  const left = Math.max(0, target.getTime() - now.getTime())
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}

export const isOver = ({ days, hours, minutes, seconds }: Remaining): boolean =>
  days + hours + minutes + seconds === 0
