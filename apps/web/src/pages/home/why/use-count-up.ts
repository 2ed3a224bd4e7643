import { useEffect, useState } from 'react'
import type { ArrivalState } from '#app/motion/use-arrival.ts'
import { countAt, INCREMENT_MS, INCREMENTS, STAGGER_MS } from './count-up.ts'

/**
 * The number a figure shows. The final one until its section comes near, so that HTML, print and
 * reduced motion have it; then 0, and once the section has arrived it counts, `place` times 200 ms late.
 */
export function useCountUp(target: number, place: number, arrival: ArrivalState): number {
  const [increment, setIncrement] = useState(0)

  useEffect(() => {
    if (arrival !== 'arrived') return
    let ticking: ReturnType<typeof setInterval> | undefined
    const start = () => {
      let done = 0
      ticking = setInterval(() => {
        done += 1
        setIncrement(done)
        if (done === INCREMENTS) clearInterval(ticking)
      }, INCREMENT_MS)
    }
    const waiting = setTimeout(start, place * STAGGER_MS)
    return () => {
      clearTimeout(waiting)
      clearInterval(ticking)
    }
  }, [arrival, place])

  return arrival === 'away' ? target : countAt(target, increment)
}
