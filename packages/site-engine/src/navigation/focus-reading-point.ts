import { afterPaint } from '../hydration/after-paint.ts'

/**
 * Puts focus where a reader goes on, without scrolling. An element that takes no focus by itself
 * takes it this once, and is no stop of the Tab key afterwards. After the next paint, as until then a
 * menu that led here may keep the page inert.
 */
export function focusReadingPoint(element: HTMLElement | null) {
  if (!element) return
  afterPaint(() => {
    if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
      element.tabIndex = -1
      element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
    }
    element.focus({ preventScroll: true })
  })
}
