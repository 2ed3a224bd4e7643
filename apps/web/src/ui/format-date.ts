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

/** The visitor's current date; the prerendered page holds the date of the build (specification, section 2, Legal pages). */
export function useToday() {
  const [date, setDate] = useState(formatDate(new Date(useConfig().builtAt), UTC))
  useEffect(() => setDate(formatDate(new Date())), [])
  return date
}
