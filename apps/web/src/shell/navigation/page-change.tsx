import './page-change.css'
import {
  createVisitKey,
  decodeFragment,
  focusReadingPoint,
  keepScrollHeights,
  layOutWholePage,
  planPageChange,
  runAfterPaint,
  scrollHeights,
  useNavigation,
} from '@kitewright/site-engine/client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPath } from 'react-router-dom'
import { prefersReducedMotion } from '#app/motion/reduced-motion.ts'
import { scrollPageTo, scrollToElement, scrollToTop } from '#app/motion/scroll-to-top.ts'

/** The next page begins at most this far from its top, in px, and glides the rest. */
const NEAR_TOP = 200

/**
 * Scrolls, moves focus and announces when another page is on the screen. It is beside the page
 * inside the same Suspense boundary, so its effect runs when the page is rendered.
 */
export function PageChange() {
  const { shown, announce } = useNavigation()
  const last = useRef(shown)

  useEffect(
    () =>
      keepScrollHeights(() => {
        const { location: visited } = last.current
        const { href } = new URL(createPath(visited), location.href)
        return href === location.href ? createVisitKey(visited) : null
      }),
    [],
  )

  useLayoutEffect(() => {
    const { location: from } = last.current
    const { location: to, type } = shown
    if (last.current === shown) return
    last.current = shown

    const heights = scrollHeights()
    const target = to.hash ? document.getElementById(decodeFragment(to.hash)) : null
    const saved = heights.height(createVisitKey(to))
    const plan = planPageChange({ from, to, type, saved, hasTarget: target !== null })
    heights.remember(createVisitKey(to), plan.scroll === 'stay' ? scrollY : (saved ?? 0))

    if (plan.scroll === 'target' || typeof plan.scroll === 'number') layOutWholePage()
    if (plan.scroll === 'target' && target) {
      focusReadingPoint(target)
      scrollToElement(target, { smooth: !plan.newPage })
    } else {
      if (plan.newPage) focusReadingPoint(startOfPage())
      if (plan.scroll === 'top') scrollToPageTop()
      if (typeof plan.scroll === 'number') scrollPageTo(plan.scroll, { smooth: false })
    }
    // An update in the frame of the change would run the effects of the page that leaves before the paint.
    if (plan.newPage) runAfterPaint(() => announce(document.title))
  }, [shown, announce])

  return null
}

/**
 * Every path change scrolls to the top (specification, section 2): the last part smoothly, the rest while the sheet
 * covers it.
 */
function scrollToPageTop() {
  const start = prefersReducedMotion() ? 0 : NEAR_TOP
  // Also near the top: it ends the browser's own smooth scroll, which Chromium drops when the page changes but
  // still counts as running. A new one starts after the next paint.
  scrollPageTo(Math.min(scrollY, start), { smooth: false })
  runAfterPaint(scrollToTop)
}

const startOfPage = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
