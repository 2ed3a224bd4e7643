import { matchesMedia } from '#app/ui/media-query.ts'
import { leanKites } from './lean-kites.ts'
import { startWhenIdle } from './start-when-idle.ts'

/** Devices with a wheel; touch scrolling is smooth already. */
const wheelDevice = '(hover: hover) and (pointer: fine)'

/** Starts kite tilt and, with a wheel, smooth scrolling. Returns a function that stops both. */
export function startMovement(): () => void {
  const stopKites = leanKites()
  const stopScroll = matchesMedia(wheelDevice)
    ? startWhenIdle(async () => {
        const { startSmoothScroll } = await import('./smooth-scroll.ts')
        return startSmoothScroll()
      })
    : () => {}
  return () => {
    stopKites()
    stopScroll()
  }
}
