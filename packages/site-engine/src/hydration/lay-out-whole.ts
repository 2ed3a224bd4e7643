/**
 * Lays out all of a page at once where the browser must find a place in it: that of a fragment, or the
 * one where the visitor was before a reload or Back. With guessed heights above, it would find another.
 * Stands in the document as text, before what is laid out.
 */
export function layOutWhole() {
  const [arrival] = performance.getEntriesByType('navigation')
  const isNew = arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
  if (location.hash || !isNew) document.documentElement.dataset.whole = ''
}
