import { whenIdle } from '@kitewright/site-engine/client'

/**
 * Starts what only moves, and therefore loads when the page is idle; where it does not come, the page stands still
 * as it was served. `start` answers what ends it. Returns the end of both.
 */
export function startWhenIdle(start: () => Promise<() => void>): () => void {
  let isGone = false
  let stop = () => {}
  const run = async () => {
    await whenIdle()
    if (isGone) return
    stop = await start()
    if (isGone) stop()
  }
  run().catch((error: unknown) => console.warn(error))
  return () => {
    isGone = true
    stop()
  }
}
