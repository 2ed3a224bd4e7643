/**
 * What `m` elements need to move: the renderer and animations, 23 KB compressed. Gestures, exit and
 * layout animations are left out; the smallest set with them costs 2 KB more.
 */
export { domMin as motionFeatures } from 'framer-motion'
