import { waitForFirstUse, waitUntilIdle } from '@kitewright/site-engine/client'

/** Loads and starts an animation; returns its stop function. */
type Start = () => Promise<() => void>

/**
 * Loads and starts an animation when the page is idle. If loading fails, the page stays static. Returns a function that
 * stops both.
 */
export const startWhenIdle = (start: Start) => startAfter(waitUntilIdle, start)

/** The same, but not before the visitor uses the page: for motion that responds to the visitor. */
export const startAfterUse = (start: Start) =>
  startAfter(() => waitForFirstUse().then(waitUntilIdle), start)

function startAfter(wait: () => Promise<void>, start: Start): () => void {
  let isStopped = false
  let stop = () => {}
  const run = async () => {
    await wait()
    if (isStopped) return
    stop = await start()
    if (isStopped) stop()
  }
  run().catch((error: unknown) => console.warn(error))
  return () => {
    isStopped = true
    stop()
  }
}
