import { afterPaint, attempt, type Visit } from '@kitewright/site-engine/client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { startWhenIdle } from '#app/motion/start-when-idle.ts'
import { useSite } from '#app/routing/site-context.tsx'
// Bundled with the page: a file of a few lines would be one more request.
import './page-transition.css'
import '#app/ui/dog-ear.css'

type PageTransition = ReturnType<typeof import('./page-transition.ts').startPageTransition>

/** Place of an entry in the browser's history, as the router keeps it there. */
const historyIndex = () => Number(history.state?.idx ?? 0)

/** Loads the transition when the page is idle, without reduced motion. Until then pages change at once. */
function useLoadedTransition() {
  const transition = useRef<PageTransition>(null)
  const isStill = useReducedMotion()
  useEffect(() => {
    if (isStill) return
    return startWhenIdle(async () => {
      const { startPageTransition } = await import('./page-transition.ts')
      const started = startPageTransition()
      transition.current = started
      return () => {
        started.stop()
        transition.current = null
      }
    })
  }, [isStill])
  return transition
}

/**
 * Returns the visit whose page may show. The current page is covered first: beneath the sheet the next one replaces it
 * and the window scrolls to the top, so the scrolling is not visible. With reduced motion, and offline, the next page
 * may show at once.
 */
export function usePageTransition(visit: Visit) {
  const transition = useLoadedTransition()
  const [departed, setDeparted] = useState(visit)
  const last = useRef(0)
  const { groups } = useSite()

  useLayoutEffect(() => {
    const { location, type } = visit
    const isBack = historyIndex() < last.current
    last.current = historyIndex()
    let isCurrent = true
    const depart = () => {
      if (isCurrent) setDeparted(visit)
    }
    const isCovered =
      location.pathname !== departed.location.pathname && !document.hidden && navigator.onLine
    const slug = location.pathname.split('/').at(-1)
    const group = groups.find(({ services }) => services.some((service) => service.slug === slug))
    const covered =
      isCovered &&
      attempt(() =>
        transition.current?.cover({
          path: location.pathname,
          isBack,
          isPop: type === 'POP',
          theme: group?.colour,
        }),
      )
    // Also when the browser cancels the animation.
    if (covered) covered.then(depart, depart)
    else depart()
    return () => {
      isCurrent = false
    }
  }, [visit, departed, transition, groups])

  return { departed, transition }
}

/** Removes the sheet once the page of the address is painted beneath it. */
export function useReveal(transition: RefObject<PageTransition | null>, loading: boolean) {
  useEffect(() => {
    if (loading) return
    let isCurrent = true
    afterPaint(() => {
      if (isCurrent) transition.current?.reveal().catch((error: unknown) => console.warn(error))
    })
    return () => {
      isCurrent = false
    }
  })
}
