import type { Visit } from '@kitewright/site-engine/client'
import { useLayoutEffect, useState } from 'react'
import { prefersReducedMotion } from '#app/motion/reduced-motion.ts'
import { scrollToTop } from '#app/motion/scroll-to-top.ts'

/** A page that is at most this far from its top, in px, may give way to the next one. */
export const NEAR_TOP = 200
/** How long the next page waits for that at most, in ms. */
const PATIENCE_MS = 400

const glides = (from: Visit, { location, type }: Visit) =>
  type !== 'POP' &&
  !location.hash &&
  location.pathname !== from.location.pathname &&
  scrollY > NEAR_TOP &&
  !prefersReducedMotion()

/**
 * The visit whose page may show. Every path change scrolls smoothly to the top (specification, section 2):
 * that way is the old page's, and the next one comes in where it ends, so that nobody sees the middle of a
 * page on the way to its top.
 */
export function useDeparture(visit: Visit): Visit {
  const [departed, setDeparted] = useState(visit)

  useLayoutEffect(() => {
    const depart = () => setDeparted(visit)
    if (!glides(departed, visit)) return depart()
    const onScroll = () => {
      if (scrollY <= NEAR_TOP) depart()
    }
    addEventListener('scroll', onScroll)
    const timer = setTimeout(depart, PATIENCE_MS)
    scrollToTop()
    return () => {
      removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [visit, departed])

  return departed
}
