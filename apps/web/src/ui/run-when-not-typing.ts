/** Quiet time after a field has lost the focus, in ms. */
const QUIET_MS = 1500

/** Whether a field or a frame has the focus. Browser only. */
export const isInField = () =>
  document.activeElement?.matches('input, textarea, select, iframe, [contenteditable]') ?? false

/**
 * Calls `start` at once, or when no field has the focus and nobody has typed for a while: a dialog that opened in
 * between would take the next words. Returns what cancels it. Browser only.
 */
export function runWhenNotTyping(start: () => void): () => void {
  if (!isInField()) {
    start()
    return () => {}
  }
  let timer: ReturnType<typeof setTimeout>
  const watch = new AbortController()
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isInField()) return wait()
      watch.abort()
      start()
    }, QUIET_MS)
  }
  for (const type of ['focusout', 'keydown', 'input']) {
    document.addEventListener(type, wait, { signal: watch.signal })
  }
  wait()
  return () => {
    clearTimeout(timer)
    watch.abort()
  }
}
