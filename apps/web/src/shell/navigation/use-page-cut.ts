import { afterPaint, attempt, type Visit } from '@kitewright/site-engine/client'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { startWhenIdle } from '#app/motion/start-when-idle.ts'
import { useSite } from '#app/routing/site-context.tsx'
// With the page, as a file of a few lines would be one more request.
import './page-cut.css'
import '#app/ui/dog-ear.css'

type PageCut = ReturnType<typeof import('./page-cut.ts').startPageCut>

/** Place of an entry in the browser's history, as the router keeps it there. */
const historyIndex = () => Number(history.state?.idx ?? 0)

/** Loaded when the page is idle, for who wants motion; until then, and where it does not come, pages change at once. */
function useCut() {
  const cut = useRef<PageCut>(null)
  const isStill = useReducedMotion()
  useEffect(() => {
    if (isStill) return
    return startWhenIdle(async () => {
      const { startPageCut } = await import('./page-cut.ts')
      const started = startPageCut()
      cut.current = started
      return () => {
        started.stop()
        cut.current = null
      }
    })
  }, [isStill])
  return cut
}

/**
 * The visit whose page may show. The page on the screen is covered first: beneath the sheet the next one takes its
 * place and the window goes to the top, so that nobody sees the one rewind and the other in its middle. Without
 * motion, and where the next page cannot come just now, it may show at once.
 */
export function usePageCut(visit: Visit) {
  const cut = useCut()
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
        cut.current?.cover({
          path: location.pathname,
          isBack,
          isPop: type === 'POP',
          tissue: group?.colour,
        }),
      )
    // Also where the browser gave the movement up.
    if (covered) covered.then(depart, depart)
    else depart()
    return () => {
      isCurrent = false
    }
  }, [visit, departed, cut, groups])

  return { departed, cut }
}

/** Shows the page beneath the sheet, once it is the one of the address, and painted. */
export function useReveal(cut: RefObject<PageCut | null>, loading: boolean) {
  useEffect(() => {
    if (loading) return
    let isCurrent = true
    afterPaint(() => {
      if (isCurrent) cut.current?.reveal().catch((error: unknown) => console.warn(error))
    })
    return () => {
      isCurrent = false
    }
  })
}
