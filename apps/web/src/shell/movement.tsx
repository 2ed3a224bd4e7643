import { useEffect } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { startWhenIdle } from '#app/motion/start-when-idle.ts'

/**
 * What answers the pointer and the wheel, for who has not asked for less motion; loaded after idle. Without it the
 * browser's own scrolling stays, which is good enough to go on with.
 */
export function Movement() {
  const calm = useReducedMotion()
  useEffect(() => {
    if (calm) return
    return startWhenIdle(async () => {
      const { startMovement } = await import('#app/motion/movement.ts')
      return startMovement()
    })
  }, [calm])
  return null
}
