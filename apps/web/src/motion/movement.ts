import { matchesMedia } from '#app/ui/media-query.ts'
import { leanKites } from './lean-kites.ts'
import { startWhenIdle } from './start-when-idle.ts'

/** Devices with a wheel; a finger on glass scrolls well enough by itself. */
const wheelDevice = '(hover: hover) and (pointer: fine)'

/** Lets kites lean, and on devices with a wheel the page glide. Returns what ends both. */
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
