import './page-change.css'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { scrollPageTo, scrollToElement, scrollToTop } from '#app/motion/scroll-to-top.ts'
import { focusReadingPoint } from './focus-reading-point.ts'
import { keepScrollHeights, scrollHeights } from './keep-scroll-heights.ts'
import { useNavigation } from './navigation-context.ts'
import { placeName, planPageChange } from './page-change-plan.ts'

/**
 * Scrolls, moves focus and announces when another page is on the screen. Stands beside the page
 * inside the same Suspense boundary, so that its effect runs when the page itself is there.
 */
export function PageChange() {
  const { shown, announce } = useNavigation()
  const last = useRef(shown)

  useEffect(() => keepScrollHeights(() => placeName(last.current.location)), [])

  useLayoutEffect(() => {
    const { location: from } = last.current
    const { location: to, type } = shown
    if (last.current === shown) return
    last.current = shown

    const heights = scrollHeights()
    const target = to.hash ? document.getElementById(to.hash.slice(1)) : null
    const remembered = heights.height(placeName(to))
    const plan = planPageChange({ from, to, type, remembered, hasTarget: target !== null })
    heights.remember(placeName(to), remembered ?? 0)

    if (plan.scroll === 'target' && target) {
      focusReadingPoint(target)
      scrollToElement(target)
    } else {
      if (plan.newPage) focusReadingPoint(startOfPage())
      if (plan.scroll === 'top') scrollToTop()
      if (typeof plan.scroll === 'number') scrollPageTo(plan.scroll, { smooth: false })
    }
    if (plan.newPage) announce(document.title)
  }, [shown, announce])

  return null
}

const startOfPage = () =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
