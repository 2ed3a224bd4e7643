const takesFocus = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'

/** Sends Tab from the last control of the container to the first, and Shift+Tab back. */
export function keepFocusInside(event: KeyboardEvent, container: HTMLElement) {
  if (event.key !== 'Tab') return
  const controls = [
    ...container.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
  ].filter(takesFocus)
  const [from, to] = event.shiftKey
    ? [controls.at(0), controls.at(-1)]
    : [controls.at(-1), controls.at(0)]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
