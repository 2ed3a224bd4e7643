/** The counter of a figure (specification, section 4). */
export const INCREMENTS = 50
export const INCREMENT_MS = 30
/** By which each figure starts after the one before it. */
export const STAGGER_MS = 200

/** The whole number shown after `increment` of 50 steps from 0 to `target`; the last is the target itself. */
export function countAt(target: number, increment: number): number {
  if (increment >= INCREMENTS) return target
  return Math.round((target * Math.max(increment, 0)) / INCREMENTS)
}
