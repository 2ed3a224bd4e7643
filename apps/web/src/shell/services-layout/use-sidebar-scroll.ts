import { type RefObject, useEffect } from 'react'
import { sessionMemory } from '../session-memory.ts'
import { isWideScreen, watchWideScreen } from '../wide-screen.ts'
import { sidebarMemory } from './sidebar-memory.ts'

/** The list may get its height late (fonts, the slide of the drawer), so restoring is tried again, in ms. */
export const RESTORE_AFTER_MS = [0, 10, 50, 100, 200]

/**
 * Keeps the list where the visitor scrolled it, on every change of route (specification, section 2).
 * Before the first scroll it shows the service of the page. Returns what to call on scroll.
 */
export function useSidebarScroll(
  scroller: RefObject<HTMLElement | null>,
  path: string,
  isOpen: boolean,
) {
  // Runs on each route. A closed drawer waits until it opens: asking for heights would lay it out.
  useEffect(() => {
    const saved = sidebarMemory(sessionMemory()).scroll()
    const restore = () => {
      const list = scroller.current
      if (list && (isOpen || isWideScreen())) list.scrollTop = saved ?? heightOfCurrent(list)
    }
    const timers = RESTORE_AFTER_MS.map((delay) => setTimeout(restore, delay))
    const stopWatching = watchWideScreen(restore)
    return () => {
      timers.forEach(clearTimeout)
      stopWatching()
    }
  }, [scroller, path, isOpen])

  return () => {
    if (scroller.current) sidebarMemory(sessionMemory()).rememberScroll(scroller.current.scrollTop)
  }
}

/** Scroll height that brings the marked link to the middle, or 0 where the top of the list shows it. */
function heightOfCurrent(list: HTMLElement): number {
  const current = list.querySelector<HTMLElement>('[aria-current]')
  if (!current) return 0
  // The list first: what stands inside is laid out only from now on (services-sidebar.css).
  const listTop = list.getBoundingClientRect().top - list.scrollTop
  const top = current.getBoundingClientRect().top - listTop
  return top < list.clientHeight - current.offsetHeight ? 0 : top - list.clientHeight / 2
}
