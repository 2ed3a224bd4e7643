import { useSyncExternalStore } from 'react'
import { matchesMedia, watchMedia } from '#app/ui/media-query.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** True when the visitor prefers reduced motion. Browser only. */
export const prefersReducedMotion = () => matchesMedia(LESS_MOTION)

const subscribe = (changed: () => void) => watchMedia(LESS_MOTION, changed)

/** Follows the visitor's reduced-motion setting; false on the server and in the first render. */
export const useReducedMotion = () =>
  useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
