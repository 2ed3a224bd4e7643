import type { Fields } from '@kitewright/content-rules/check'
import { findNextChange, formatHidden } from '@kitewright/content-rules/dates'
import { useEffect, useState } from 'react'

/** Milliseconds; longer waits are too long for a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Why a published document is hidden by its dates; updated when a date comes. */
export function useHiddenReason(published: Fields | null): string | null {
  const [now, setNow] = useState(Date.now)
  const next = published && findNextChange([published], now)
  useEffect(() => {
    if (next === null) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - now, MAX_TIMER_MS))
    return () => clearTimeout(timer)
  }, [next, now])
  return published && formatHidden(published, now)
}
