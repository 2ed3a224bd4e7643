import { type RefObject, useEffect } from 'react'
import { isWideScreen, sidebarMemory, watchWideScreen } from './use-sidebar.ts'

/** The list may get its height late (fonts, the slide of the drawer), so restoring is tried again, in ms. */
export const RESTORE_AFTER_MS = [0, 10, 50, 100, 200]

/** Scrolls the list to `height`, again until it has its height or a visitor scrolls it. Returns the end of it. */
export function restoreScroll(list: { scrollTop: number }, height: () => number): () => void {
  let restored = list.scrollTop
  const restore = () => {
    if (list.scrollTop !== restored) return stop()
    list.scrollTop = height()
    // The browser scrolls no further than the list is high.
    restored = list.scrollTop
  }
  const timers = RESTORE_AFTER_MS.map((delay) => setTimeout(restore, delay))
  const stop = () => timers.forEach(clearTimeout)
  return stop
}

/**
 * Keeps the list where the visitor scrolled it, on every change of route (specification, section 2).
 * Before the first scroll it shows the service of the page. Returns what to call on scroll.
 * A closed drawer is left alone until it opens: to lay it out takes a phone 60 ms.
 */
export function useSidebarScroll(
  scroller: RefObject<HTMLElement | null>,
  path: string,
  open: boolean,
) {
  // Runs on each route.
  useEffect(() => {
    const list = scroller.current
    if (!list) return
    let stop = () => {}
    const restoreSoon = () => {
      const saved = sidebarMemory.scroll()
      stop()
      stop = restoreScroll(list, () => saved ?? heightOfCurrent(list))
    }
    const stopWatching = watchWideScreen((wide) => wide && restoreSoon())
    if (open || isWideScreen()) restoreSoon()
    return () => {
      stopWatching()
      stop()
    }
  }, [scroller, path, open])

  return () => {
    if (scroller.current) sidebarMemory.rememberScroll(scroller.current.scrollTop)
  }
}

/** Scroll height that brings the marked link to the middle, or 0 where the top of the list shows it. */
function heightOfCurrent(list: HTMLElement): number {
  const current = list.querySelector<HTMLElement>('[aria-current]')
  if (!current) return 0
  const top =
    current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
  return top < list.clientHeight - current.offsetHeight ? 0 : top - list.clientHeight / 2
}
