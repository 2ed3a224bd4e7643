/** Dispatched on the window when the splash is over and the page can be used. */
export const SPLASH_DONE_EVENT = 'kitewright:splash-done'

/**
 * Calls `start` once the splash has called back, at once if it has: timers of the page start with
 * the page itself (specification, section 4, App). A document without a splash counts as done from
 * the start. Returns what takes the call back. Browser only.
 */
export function runAfterSplash(start: () => void): () => void {
  const { splash = 'done' } = document.documentElement.dataset
  if (splash === 'done') {
    start()
    return () => {}
  }
  addEventListener(SPLASH_DONE_EVENT, start, { once: true })
  return () => removeEventListener(SPLASH_DONE_EVENT, start)
}
