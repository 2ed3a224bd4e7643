/** A spring with a mass of 1. */
type Spring = { stiffness: number; damping: number }

/** Share of the distance at which a spring counts as settled. */
const SETTLED = 0.005
/** Samples per second: straight lines between them are not visible. */
const SAMPLES = 40

/** Position of an underdamped spring `seconds` after its release: 0 at the start, 1 where it settles. */
function getSpringPosition({ stiffness, damping }: Spring, seconds: number): number {
  const decay = damping / 2
  const swing = Math.sqrt(stiffness - decay ** 2)
  const angle = swing * seconds
  return 1 - Math.exp(-decay * seconds) * (Math.cos(angle) + (decay / swing) * Math.sin(angle))
}

/**
 * The timing of a movement on a spring, for `animate`, which the compositor runs without script.
 *
 * @throws RangeError if the spring does not oscillate.
 */
export function getSpringTiming(spring: Spring): { duration: number; easing: string } {
  if (spring.damping ** 2 >= 4 * spring.stiffness)
    throw new RangeError('The spring does not swing.')
  const seconds = (-2 * Math.log(SETTLED)) / spring.damping
  const count = Math.ceil(seconds * SAMPLES)
  const samples = Array.from({ length: count }, (_, index) =>
    getSpringPosition(spring, (index * seconds) / count).toFixed(3),
  )
  return { duration: seconds * 1000, easing: `linear(${samples.join()},1)` }
}

/** Overshoots by 5 % and settles after half a second. */
export const TUG: Spring = { stiffness: 320, damping: 21 }

/** The timing of the site's spring; the nearest curve in browsers without `linear()`. */
export const getTugTiming = () =>
  CSS.supports('animation-timing-function', 'linear(0, 1)')
    ? getSpringTiming(TUG)
    : { duration: 400, easing: 'cubic-bezier(0.34, 1.4, 0.64, 1)' }
