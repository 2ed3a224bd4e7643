import { createPath, type Location, type NavigationType } from 'react-router-dom'
import { afterPaint } from '../hydration/idle.ts'

type VisitLocation = Pick<Location, 'key' | 'pathname' | 'search' | 'hash' | 'state'>

type PageChange = {
  from: VisitLocation
  to: VisitLocation
  type: `${NavigationType}`
  /** Height in px at which the visitor left `to` earlier, if known. */
  remembered: number | undefined
  /** Whether the page has the element that the fragment of `to` names. */
  hasTarget: boolean
}

type PageChangePlan = {
  /** A number is a height in px, to be taken at once; the others are smooth. */
  scroll: 'top' | 'target' | 'stay' | number
  /** Another page: its title is announced and focus goes to its heading. */
  newPage: boolean
}

/** State of a place that the visitor is at already: the address alone changes, neither height nor focus. */
export const STAY = 'stay'

/** Names one place in the history. The key alone does not: places the router did not make share one. */
export const placeName = (place: VisitLocation) => `${place.key} ${createPath(place)}`

/**
 * What to do when the visitor has come from one place to another. Every path change scrolls to the
 * top, but Back and Forward return to where the visitor was, and a fragment leads to its element.
 */
export function planPageChange(change: PageChange): PageChangePlan {
  const { from, to, type, remembered, hasTarget } = change
  const newPage = from.pathname !== to.pathname
  if (type === 'POP' && remembered !== undefined) return { scroll: remembered, newPage }
  // The browser itself has followed a fragment that comes as POP within the page.
  if (hasTarget && to.state !== STAY && (newPage || type !== 'POP'))
    return { scroll: 'target', newPage }
  return { scroll: newPage ? 'top' : 'stay', newPage }
}

/** What the fragment of an address names: `#fixed%2Dprice` -> `fixed-price`. */
export function fragmentName(fragment: string): string {
  const name = fragment.replace(/^#/, '')
  try {
    return decodeURIComponent(name)
  } catch {
    // "%" alone is no escape; what is written is then a name as it stands.
    return name
  }
}

/**
 * Puts focus where a reader goes on, without scrolling. An element that takes no focus by itself
 * takes it this once, and is no stop of the Tab key afterwards. After the next paint, as until then a
 * menu that led here may keep the page inert. A menu that the visitor opened before the page arrived keeps focus.
 */
export function focusReadingPoint(element: HTMLElement | null) {
  if (!element) return
  afterPaint(() => {
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
