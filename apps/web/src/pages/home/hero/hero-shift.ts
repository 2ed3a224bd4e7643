/** Pixels that the words have risen by. */
type Shift = { heading: number; subtitle: number }

const BASE = 88
const MOBILE_WIDTH = 768
const MOBILE_DISTANCE = 200
const DESKTOP_DISTANCE = 600

/**
 * How far heading and subtitle have risen after `scrolled` px in a window `width` px wide: evenly over
 * the first 200 px (under 768 wide) or 600 px, then no further (specification, section 9).
 */
export function heroShift(scrolled: number, width: number): Shift {
  const distance = width < MOBILE_WIDTH ? MOBILE_DISTANCE : DESKTOP_DISTANCE
  const progress = Math.min(Math.max(scrolled / distance, 0), 1)
  return { heading: BASE * progress, subtitle: (BASE / 2) * progress }
}
