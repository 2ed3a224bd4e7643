import { matchesMedia } from '#app/ui/media-query.ts'
import { startWhenIdle } from './start-when-idle.ts'
import { startTiltingKites } from './tilting-kites.ts'

/** Devices with a wheel; touch scrolling is smooth already. */
const desktopDevice = '(hover: hover) and (pointer: fine)'

/** Starts kite tilt and, with a wheel, smooth scrolling. Returns a function that stops both. */
export function startMotion(): () => void {
  const stopKites = startTiltingKites()
  const stopScroll = matchesMedia(desktopDevice)
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
