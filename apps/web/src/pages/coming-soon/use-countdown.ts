import { useEffect, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import { countdown, midnight, type Remaining } from './countdown.ts'

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
