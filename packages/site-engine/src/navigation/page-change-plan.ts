import { createPath, type Location, type NavigationType } from 'react-router-dom'
import { runAfterPaint } from '../hydration/idle.ts'

type VisitLocation = Pick<Location, 'key' | 'pathname' | 'search' | 'hash' | 'state'>

type PageChange = {
  from: VisitLocation
  to: VisitLocation
  type: `${NavigationType}`
  /** Earlier scroll position in `to`, in px, if known. */
  saved: number | undefined
  /** Whether the fragment's element is in the page. */
  hasTarget: boolean
}

type PageChangePlan = {
  /** A number is a position in px, without animation; the others are smooth. */
  scroll: 'top' | 'target' | 'stay' | number
  /** For another page, the title is announced and the heading gets focus. */
  newPage: boolean
}

/** History state that preserves scroll position and focus: only the address changes. */
export const preserveScroll = 'stay'

/** Identifies a history entry. The key is not enough: entries that the router did not make share one. */
export const createVisitKey = (location: VisitLocation) => `${location.key} ${createPath(location)}`

/**
 * Plans a page change. A new path scrolls to the top, Back and Forward restore the position, and a fragment scrolls to
 * its element.
 */
export function planPageChange(change: PageChange): PageChangePlan {
  const { from, to, type, saved, hasTarget } = change
  const newPage = from.pathname !== to.pathname
  if (type === 'POP' && saved !== undefined) return { scroll: saved, newPage }
  // The browser has already followed a fragment that arrives as POP within the page.
  if (hasTarget && to.state !== preserveScroll && (newPage || type !== 'POP'))
    return { scroll: 'target', newPage }
  return { scroll: newPage ? 'top' : 'stay', newPage }
}

/** The id in a fragment: `#fixed%2Dprice` -> `fixed-price`. */
export function decodeFragment(fragment: string): string {
  const name = fragment.replace(/^#/, '')
  try {
    return decodeURIComponent(name)
  } catch {
    // A malformed escape: the fragment is used as written.
    return name
  }
}

/**
 * Moves focus to the new reading position without scrolling. An element that is not focusable becomes so once, and is
 * no Tab stop. Waits for the next paint, as a menu may keep the page inert until then. A menu that the visitor opened
 * since then keeps focus.
 */
export function focusReadingPoint(element: HTMLElement | null) {
  if (!element) return
  runAfterPaint(() => {
    if (isInOpenMenu(document.activeElement)) return
    if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
      element.tabIndex = -1
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
    }
    element.focus({ preventScroll: true })
  })
}

const isInOpenMenu = (focused: Element | null) =>
  Boolean(focused?.closest('header')?.querySelector('[aria-expanded="true"]'))
