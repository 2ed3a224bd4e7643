import { useSpring, useTransform, useVelocity } from 'framer-motion'
import * as m from 'framer-motion/m'
import { useEffect } from 'react'
import { MotionProvider } from '#app/motion/motion-provider.tsx'
import { useStringKite } from './string-kite.tsx'

/** Soft enough to swing out twice after a step of a quarter. */
const SPRING = { stiffness: 90, damping: 7 }
/** String lengths a second at which it leans as far as it will, and that angle in degrees. */
const FULL_SPEED = 2
const MAX_TILT = 22

/** The kite leans into its run along the string and swings out at the end of it. */
export function LeaningKite({ progress }: { progress: number }) {
  const position = useSpring(progress, SPRING)
  const rotate = useTransform(
    useVelocity(position),
    [-FULL_SPEED, FULL_SPEED],
    [-MAX_TILT, MAX_TILT],
  )
  useEffect(() => position.set(progress), [position, progress])
  return (
    <MotionProvider>
      <m.img {...useStringKite()} alt="" style={{ rotate }} />
    </MotionProvider>
  )
}
