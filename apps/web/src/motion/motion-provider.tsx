import { waitUntilIdle } from '@kitewright/site-engine/client'
import { LazyMotion } from 'framer-motion'
import type { ReactNode } from 'react'

const loadFeatures = () =>
  waitUntilIdle()
    .then(() => import('./motion-features.ts'))
    .then(({ motionFeatures }) => motionFeatures)

/**
 * Animates the `m` elements inside it once the page is idle.
 * Costs 0.5 KB compressed, `m` 4 KB and the features 23 KB. Use it for motion that CSS cannot do, such
 * as springs, preferably in a lazy-loaded chunk.
 */
export function MotionProvider({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={loadFeatures}>
      {children}
    </LazyMotion>
  )
}
