import { whenIdle } from '@kitewright/site-engine/client'
import { LazyMotion } from 'framer-motion'
import type { ReactNode } from 'react'

const loadFeatures = () =>
  whenIdle()
    .then(() => import('./motion-features.ts'))
    .then(({ motionFeatures }) => motionFeatures)

/**
 * Lets the `m` elements inside it move, once the page is idle; until then they stand where they are.
 * Costs 0.5 KB compressed by itself, `m` 4 KB and the features 23 KB: for motion that CSS cannot do, such
 * as springs, and best in a chunk that loads when it is needed.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={loadFeatures}>
      {children}
    </LazyMotion>
  )
}
