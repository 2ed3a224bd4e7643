// Bundled with the page: a file of a few lines would be one more request.
import './page-transition.css'
import '#app/ui/dog-ear.css'
import { runAfterPaint, tryTask, type Visit } from '@kitewright/site-engine/client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { startAfterUse } from '#app/motion/start-when-idle.ts'
import { useSite } from '#app/routing/site-context.tsx'

type PageTransition = ReturnType<typeof import('./page-transition.ts').startPageTransition>

/** Place of an entry in the browser's history, as the router keeps it there. */
const getHistoryIndex = () => Number(history.state?.idx ?? 0)

/** Loads the transition once the visitor uses the page, without reduced motion. Until then pages change at once. */
function useLoadedTransition() {
  const transition = useRef<PageTransition>(null)
  const isStill = useReducedMotion()
  useEffect(() => {
    if (isStill) return
    return startAfterUse(async () => {
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

/** A visit whose page may show once `covered` is resolved; at once without it. */
type Departure = Visit & { covered?: Promise<void> | undefined }

/**
 * Covers the current page with a sheet and returns the departure to the next one. React renders the next page while the
 * sheet moves; beneath the sheet it replaces the current page and the window scrolls to the top, so the scrolling is not
 * visible. With reduced motion, and offline, the next page may show at once.
 */
export function usePageTransition(visit: Visit) {
  const transition = useLoadedTransition()
  const [departure, depart] = useState<Departure>(visit)
  const last = useRef(0)
  const { groups } = useSite()

  useLayoutEffect(() => {
    const { location, type } = visit
    const isBack = getHistoryIndex() < last.current
    last.current = getHistoryIndex()
    if (location === departure.location) return
    const showSheet = () => {
      const slug = location.pathname.split('/').at(-1)
      const group = groups.find(({ services }) => services.some((service) => service.slug === slug))
      const covering = tryTask(() =>
        transition.current?.showSheet({
          path: location.pathname,
          isBack,
          isPop: type === 'POP',
          theme: group?.colour,
        }),
      )
      // Also resolved when the browser cancels the animation.
      const resolveCovered = () => {}
      return covering?.then(resolveCovered, resolveCovered)
    }
    const isCovered = !document.hidden && navigator.onLine
    const isSamePage = location.pathname === departure.location.pathname
    const covered = isCovered && !isSamePage ? showSheet() : undefined
    depart({ ...visit, covered: isSamePage ? departure.covered : covered })
  }, [visit, departure, transition, groups])

  return { departure, transition }
}

/** Removes the sheet once the page of the address is painted beneath it. */
export function useReveal(transition: RefObject<PageTransition | null>, loading: boolean) {
  // A later effect would end too late: a sheet that has begun since would take this page for the next one.
  useLayoutEffect(() => {
    if (loading) return
    let isCurrent = true
    runAfterPaint(() => {
      if (isCurrent) transition.current?.hideSheet().catch((error: unknown) => console.warn(error))
    })
    return () => {
      isCurrent = false
    }
  })
}
