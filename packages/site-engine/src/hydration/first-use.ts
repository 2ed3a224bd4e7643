/** A press counts at its end, as work would delay the response to the click. */
const SIGNS = ['pointermove', 'pointerup', 'keyup', 'scroll'] as const

let firstUse: Promise<void> | undefined

/**
 * Resolves when the visitor first uses the page: moves a pointer, ends a press, or scrolls, also before the first call.
 * Code that a page does not need until then waits for it: many visitors read the first screen and leave.
 */
export const waitForFirstUse = (): Promise<void> => {
  firstUse ??= new Promise((resolve) => {
    if (scrollY > 0) return resolve()
    const ended = new AbortController()
    const handleUse = () => {
      ended.abort()
      resolve()
    }
    const options = { capture: true, passive: true, signal: ended.signal }
    for (const sign of SIGNS) addEventListener(sign, handleUse, options)
  })
  return firstUse
}
