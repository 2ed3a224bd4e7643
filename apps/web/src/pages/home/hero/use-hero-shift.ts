import { type RefObject, useEffect, useRef } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'

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

type Words = {
  heading: RefObject<HTMLDivElement | null>
  subtitle: RefObject<HTMLParagraphElement | null>
}

const rise = (element: HTMLElement | null, distance: number) => {
  if (element) element.style.transform = distance > 0 ? `translateY(${-distance}px)` : ''
}

/** Heading and subtitle rise as the page scrolls; transforms only, so that no layout follows. */
export function useHeroShift(): Words {
  const still = useReducedMotion()
  const heading = useRef<HTMLDivElement>(null)
  const subtitle = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (still) return
    let frame = 0
    const move = () => {
      frame = 0
      const shift = heroShift(scrollY, innerWidth)
      rise(heading.current, shift.heading)
      rise(subtitle.current, shift.subtitle)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(move)
    }
    move()
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', schedule)
      removeEventListener('resize', schedule)
      rise(heading.current, 0)
      rise(subtitle.current, 0)
    }
  }, [still])

  return { heading, subtitle }
}
