import { type RefObject, useEffect, useRef } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { heroShift } from './hero-shift.ts'

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
