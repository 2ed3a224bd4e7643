import { type RefObject, useEffect } from 'react'
import { sessionMemory } from '../session-memory.ts'
import { sidebarMemory } from './sidebar-memory.ts'

/** The list may get its height late (fonts, the slide of the drawer), so restoring is tried again, in ms. */
export const RESTORE_AFTER_MS = [0, 10, 50, 100, 200]

/**
 * Keeps the list where the visitor scrolled it, on every change of route (specification, section 2).
 * Before the first scroll it shows the service of the page. Returns what to call on scroll.
 */
export function useSidebarScroll(scroller: RefObject<HTMLElement | null>, path: string) {
  // Runs on each route.
  useEffect(() => {
    const list = scroller.current
    if (!list) return
    const saved = sidebarMemory(sessionMemory()).scroll()
    const restore = () => {
      list.scrollTop = saved ?? heightOfCurrent(list)
    }
    const timers = RESTORE_AFTER_MS.map((delay) => setTimeout(restore, delay))
    return () => timers.forEach(clearTimeout)
  }, [scroller, path])

  return () => {
    if (scroller.current) sidebarMemory(sessionMemory()).rememberScroll(scroller.current.scrollTop)
  }
}

/**
 * Scroll height that brings the marked link near the middle, or 0 where the top of the list shows it.
 * A line starts just below what stays at the top of the list, so that none is half covered.
 */
function heightOfCurrent(list: HTMLElement): number {
  const current = list.querySelector<HTMLElement>('[aria-current]')
  if (!current) return 0
  const listTop = list.getBoundingClientRect().top - list.scrollTop
  const topOf = (link: Element) => link.getBoundingClientRect().top - listTop
  if (topOf(current) < list.clientHeight - current.offsetHeight) return 0
  const height = topOf(current) - list.clientHeight / 2
  const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0
  const tops = [...list.querySelectorAll('a')].map((link) => topOf(link) - covered)
  return tops.findLast((top) => top <= height) ?? height
}
