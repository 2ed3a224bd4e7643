import './page-change.css'
import {
  afterPaint,
  attempt,
  focusReadingPoint,
  fragmentName,
  keepScrollHeights,
  placeName,
  planPageChange,
  scrollHeights,
  useNavigation,
} from '@kitewright/site-engine/client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath } from 'react-router-dom'
import { prefersReducedMotion } from '#app/motion/reduced-motion.ts'
import { scrollPageTo, scrollToElement, scrollToTop } from '#app/motion/scroll-to-top.ts'
import { NEAR_TOP } from './use-departure.ts'

/** As long as menus take. */
const FADE_MS = 200

/**
 * Scrolls, moves focus and announces when another page is on the screen. Stands beside the page
 * inside the same Suspense boundary, so that its effect runs when the page itself is there.
 */
export function PageChange() {
  const { shown, announce } = useNavigation()
  const last = useRef(shown)

  useEffect(
    () =>
      keepScrollHeights(() => {
        const { location: place } = last.current
        const { href } = new URL(createPath(place), location.href)
        return href === location.href ? placeName(place) : null
      }),
    [],
  )

  useLayoutEffect(() => {
    const { location: from } = last.current
    const { location: to, type } = shown
    if (last.current === shown) return
    last.current = shown

    const heights = scrollHeights()
    const target = to.hash ? document.getElementById(fragmentName(to.hash)) : null
    const remembered = heights.height(placeName(to))
    const plan = planPageChange({ from, to, type, remembered, hasTarget: target !== null })
    heights.remember(placeName(to), plan.scroll === 'stay' ? scrollY : (remembered ?? 0))

    if (plan.newPage) fadeIn()
    if (plan.scroll === 'target' && target) {
      focusReadingPoint(target)
      scrollToElement(target, { smooth: !plan.newPage })
    } else {
      if (plan.newPage) focusReadingPoint(startOfPage())
      if (plan.scroll === 'top') arriveAtTop()
      if (typeof plan.scroll === 'number') scrollPageTo(plan.scroll, { smooth: false })
    }
    if (plan.newPage) announce(document.title)
  }, [shown, announce])

  return null
}

/** The last of the way that the page before has begun (`useDeparture`). */
function arriveAtTop() {
  const start = prefersReducedMotion() ? 0 : NEAR_TOP
  // Also where it is near already: that ends the browser's own glide, which Chromium drops as the page
  // changes, but counts as under way. A new one begins after the next paint; at once, it would be the old one.
  scrollPageTo(Math.min(scrollY, start), { smooth: false })
  afterPaint(scrollToTop)
}

function fadeIn() {
  if (prefersReducedMotion()) return
  attempt(() => document.querySelector('main')?.animate({ opacity: [0, 1] }, FADE_MS))
}

const startOfPage = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
