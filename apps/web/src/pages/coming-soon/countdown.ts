import { MINUTES_AHEAD } from '@kitewright/content-rules/dates'
import { useEffect, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'

export type Remaining = { days: number; hours: number; minutes: number; seconds: number }

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Midnight in India on a day written YYYY-MM-DD: one moment, wherever the page is built or opened. */
export const midnight = (day: string): Date => new Date(Date.parse(day) - MINUTES_AHEAD * MINUTE)

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

/**
 * Time left until midnight of a day in India, renewed every second. The first value is that of the build, so
 * that prerendered and hydrated pages agree.
 */
export function useCountdown(day: string): Remaining {
  const { builtAt } = useConfig()
  const [now, setNow] = useState(() => new Date(builtAt))
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 1000)
    return () => clearInterval(timer)
  }, [])
  return countdown(midnight(day), now)
}
