import { whenIdle } from '@kitewright/site-engine/client'
import { useEffect } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { matchesMedia } from '#app/ui/media-query.ts'

/** Devices with a wheel; a finger on glass scrolls well enough by itself. */
const wheelDevice = '(hover: hover) and (pointer: fine)'

/** Smooth scrolling for those who can use it and have not asked for less motion; loaded after idle. */
export function SmoothScroll() {
  const calm = useReducedMotion()
  useEffect(() => {
    if (calm || !matchesMedia(wheelDevice)) return
    let stop = () => {}
    let gone = false
    const start = async () => {
      await whenIdle()
      const { startSmoothScroll } = await import('#app/motion/smooth-scroll.ts')
      if (!gone) stop = startSmoothScroll()
    }
    // Without it the browser's own scrolling stays, which is good enough to go on with.
    start().catch((error) => console.warn(error))
    return () => {
      gone = true
      stop()
    }
  }, [calm])
  return null
}
