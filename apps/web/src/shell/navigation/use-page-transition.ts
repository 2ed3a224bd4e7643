// Bundled with the page: a file of a few lines would be one more request.
import './page-transition.css'
import '#app/ui/dog-ear.css'
import {
  getPathname,
  runAfterPaint,
  type SiteLinks,
  tryTask,
  type Visit,
} from '@kitewright/site-engine/client'
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router-dom'
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
 * visible. With reduced motion, and offline, the next page may show at once. `open` follows a link: the sheet moves
 * before React begins.
 */
export function usePageTransition(visit: Visit) {
  const transition = useLoadedTransition()
  const [departure, depart] = useState<Departure>(visit)
  const last = useRef(0)
  const { groups } = useSite()

  const cover = (path: string, { isBack = false, isPop = false } = {}) => {
    const isSamePage = path === departure.location.pathname
    if (isSamePage || document.hidden || !navigator.onLine) return undefined
    const slug = path.split('/').at(-1)
    const group = groups.find(({ services }) => services.some((service) => service.slug === slug))
    const theme = group?.colour
    return tryTask(() => transition.current?.showSheet({ path, isBack, isPop, theme }))
  }

  const showDeparture = useEffectEvent(() => {
    const { location, type } = visit
    const isBack = getHistoryIndex() < last.current
    last.current = getHistoryIndex()
    if (location === departure.location) return
    const isSamePage = location.pathname === departure.location.pathname
    const covering = cover(location.pathname, { isBack, isPop: type === 'POP' })
    // Also resolved when the browser cancels the animation.
    const resolveCovered = () => {}
    const covered = covering?.then(resolveCovered, resolveCovered)
    depart({ ...visit, covered: isSamePage ? departure.covered : covered })
  })
  useLayoutEffect(() => showDeparture(), [visit])

  const navigate = useNavigate()
  const latest = useRef({ cover, navigate })
  useLayoutEffect(() => {
    latest.current = { cover, navigate }
  })
  const open = useCallback<SiteLinks['open']>((href, options) => {
    const path = getPathname(href)
    const isCovering = path !== '' && latest.current.cover(path)
    const follow = () => latest.current.navigate(href, options)
    if (isCovering) runAfterPaint(follow)
    else follow()
  }, [])

  return { departure, transition, open }
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
