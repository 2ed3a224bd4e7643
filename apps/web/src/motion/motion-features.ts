/**
 * The renderer and animations for `m` elements, 23 KB compressed. Without gestures, exit and
 * layout animations are left out; the smallest set with them costs 2 KB more.
 */
export { domMin as motionFeatures } from 'framer-motion'
