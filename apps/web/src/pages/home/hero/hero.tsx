import './hero.css'
import { pagePaths } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { type RefObject, useEffect, useRef } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { Reveal } from '#app/motion/reveal.tsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { HeroFilm } from './hero-film.tsx'

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
export function getHeroShift(scrolled: number, width: number): Shift {
  const distance = width < MOBILE_WIDTH ? MOBILE_DISTANCE : DESKTOP_DISTANCE
  const progress = Math.min(Math.max(scrolled / distance, 0), 1)
  return { heading: BASE * progress, subtitle: (BASE / 2) * progress }
}

type HeroText = {
  heading: RefObject<HTMLDivElement | null>
  subtitle: RefObject<HTMLParagraphElement | null>
}

const moveUp = (element: HTMLElement | null, distance: number) => {
  if (element) element.style.transform = distance > 0 ? `translateY(${-distance}px)` : ''
}

/** Heading and subtitle rise as the page scrolls; transforms only, so that no layout follows. */
function useHeroShift(): HeroText {
  const still = useReducedMotion()
  const heading = useRef<HTMLDivElement>(null)
  const subtitle = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (still) return
    let frame = 0
    const move = () => {
      frame = 0
      const shift = getHeroShift(scrollY, innerWidth)
      moveUp(heading.current, shift.heading)
      moveUp(subtitle.current, shift.subtitle)
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
      moveUp(heading.current, 0)
      moveUp(subtitle.current, 0)
    }
  }, [still])

  return { heading, subtitle }
}

export function Hero({ hero }: { hero: PageContent['home']['hero'] }) {
  const { hasPlan } = useSite()
  const { heading, subtitle } = useHeroShift()
  return (
    <Reveal
      as="section"
      className="hero relative isolate flex flex-col overflow-hidden border-b border-rule"
    >
      <div className="hero-words">
        <div ref={heading}>
          <Headline headline={hero.headline} className="hero-headline" />
        </div>
        <p ref={subtitle} className="hero-lead">
          {hero.subtitle}
        </p>
        {/* From 768 to 1024 px the words' half has no room for button and link side by side. */}
        <div className="hero-actions">
          <ButtonLink
            href={hero.primary.href}
            className="px-(--button) xs:max-md:low:min-h-11 xs:max-md:low:text-md"
          >
            {hero.primary.label}
          </ButtonLink>
          <span className="flex flex-col items-start gap-x-4 leading-135 max-lg:flex-1 max-lg:flex-row max-lg:flex-wrap">
            <Link
              href={hero.secondary.href}
              className="text-link max-md:py-1.5 max-md:text-md xs:max-md:low:text-[0.9375rem]"
            >
              {hero.secondary.label}
            </Link>
            {hasPlan && (
              <Link
                href={pagePaths.plan}
                className="text-link max-md:py-1.5 max-md:text-md short:hidden"
              >
                Plan a project
              </Link>
            )}
          </span>
        </div>
      </div>
      {/* After the words, which set its position: a half-painted page would show it elsewhere. */}
      <HeroFilm />
    </Reveal>
  )
}
