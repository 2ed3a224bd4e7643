import { useEffect } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { startAfterUse } from '#app/motion/start-when-idle.ts'

/**
 * Motion that follows the pointer and the wheel, unless the visitor prefers reduced motion; loaded on first
 * use. If it fails, the browser's own scrolling stays.
 */
export function MotionEffects() {
  const calm = useReducedMotion()
  useEffect(() => {
    if (calm) return
    return startAfterUse(async () => {
      const { startMotion } = await import('#app/motion/start-motion.ts')
      return startMotion()
    })
  }, [calm])
  return null
}
