import { waitUntilIdle } from '@kitewright/site-engine/client'

/**
 * Loads and starts an animation when the page is idle. If loading fails, the page stays static.
 * `start` returns its stop function. Returns a function that stops both.
 */
export function startWhenIdle(start: () => Promise<() => void>): () => void {
  let isStopped = false
  let stop = () => {}
  const run = async () => {
    await waitUntilIdle()
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
