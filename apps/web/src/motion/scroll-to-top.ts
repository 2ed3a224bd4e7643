import { prefersReducedMotion } from './reduced-motion.ts'

/** Moves the window to `top` px, gliding or at once. */
type Scroll = (top: number, smooth: boolean) => void

const scrollNatively: Scroll = (top, smooth) =>
  window.scrollTo({ top, behavior: smooth ? 'smooth' : 'instant' })

let scroll = scrollNatively

/**
 * Lets a smooth-scroll library move the window instead of the browser: two that move it at once
 * would fight. Returns a function that restores the browser's scrolling.
 */
export function scrollWith(other: Scroll): () => void {
  scroll = other
  return () => {
    scroll = scrollNatively
  }
}

/** Scrolls the window to `top` px: smoothly, at once with reduced motion or when `smooth` is false. */
export const scrollPageTo = (top: number, { smooth = true } = {}) =>
  scroll(top, smooth && !prefersReducedMotion())

/** Scrolls smoothly to the top of the page (specification, section 2, App shell). */
export const scrollToTop = () => scrollPageTo(0)

/** Distance of an element from its place under the header (the scroll padding of the page), in px. */
export function getDistance(element: Element): number {
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return element.getBoundingClientRect().top - (padding || 0)
}

/** Scrolls until the element is under the header: smoothly, or at once. */
export const scrollToElement = (element: Element, options?: { smooth: boolean }) =>
  scrollPageTo(scrollY + getDistance(element), options)
