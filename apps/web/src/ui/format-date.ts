import { useEffect, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'

const MONTHS =
  'January February March April May June July August September October November December'.split(' ')

/** Minutes ahead of UTC. */
export const UTC = 0

/**
 * "27 October 2026", at a place so many minutes ahead of UTC; without them, where the reader is. By hand,
 * since the first date of `Intl` keeps a slow phone busy for 110 ms.
 */
export function formatDate(date: Date, ahead = -date.getTimezoneOffset()): string {
  const local = new Date(date.getTime() + ahead * 60_000)
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`
}

/**
 * The visitor's current date, or so many days later; the prerendered page counts from the date of the build
 * (specification, section 2, Legal pages).
 */
export function useToday(days = 0) {
  const daysMs = days * 24 * 60 * 60_000
  const [date, setDate] = useState(
    formatDate(new Date(Date.parse(useConfig().builtAt) + daysMs), UTC),
  )
  useEffect(() => setDate(formatDate(new Date(Date.now() + daysMs))), [daysMs])
  return date
}
