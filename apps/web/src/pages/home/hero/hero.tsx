import './hero.css'
import { pagePaths } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { type RefObject, useEffect, useRef } from 'react'
import { preload } from 'react-dom'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { Reveal } from '#app/motion/reveal.tsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { Icon } from '#app/ui/icon.tsx'
import {
  type Film,
  filmSources,
  MOBILE_MEDIA,
  markTransforms,
  posters,
  useFilm,
} from './use-film.ts'

const { desktop, mobile } = posters

const picture = 'hero__picture absolute right-0 max-w-none'

/**
 * The poster, and over it the film once it has loaded. Both are decoration. The head preloads the poster:
 * found in the body only, a phone far away shows it 140 ms later.
 */
function HeroPicture({ film }: { film: Film }) {
  const { format, video, isLoaded, onLoaded, onFailed } = film
  const early = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  preload(mobile.avif, { ...early, media: MOBILE_MEDIA })
  preload(desktop.avif, { ...early, media: `not all and ${MOBILE_MEDIA}` })
  return (
    <div className="hero-picture">
      <picture>
        <source
          media={MOBILE_MEDIA}
          type="image/avif"
          srcSet={mobile.avif}
          width={mobile.width}
          height={mobile.height}
        />
        <source
          media={MOBILE_MEDIA}
          srcSet={mobile.webp}
          width={mobile.width}
          height={mobile.height}
        />
        <source type="image/avif" srcSet={desktop.avif} />
        <img
          className={clsx(picture, isLoaded && 'opacity-0')}
          src={desktop.webp}
          alt=""
          data-mark-places={markTransforms}
          width={desktop.width}
          height={desktop.height}
          fetchPriority="high"
        />
      </picture>
      {format && (
        <video
          key={format}
          ref={video}
          className={clsx(picture, !isLoaded && 'opacity-0')}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
          disablePictureInPicture
          onLoadedData={onLoaded}
          onError={({ target, currentTarget }) => target === currentTarget && onFailed()}
        >
          {filmSources[format].map((source, index, all) => (
            // Each source reports its own failure, through React also to the video; only that of the
            // last means there is no film.
            <source
              key={source.src}
              {...source}
              onError={index === all.length - 1 ? onFailed : undefined}
            />
          ))}
        </video>
      )}
    </div>
  )
}

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
  const film = useFilm()
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
          <span className="flex flex-col items-start gap-x-4 leading-135 max-lg:flex-row max-lg:flex-wrap">
            <Link
              href={hero.secondary.href}
              className="text-link max-md:py-2.5 max-md:text-md xs:max-md:low:text-[0.9375rem]"
            >
              {hero.secondary.label}
            </Link>
            {hasPlan && (
              <Link
                href={pagePaths.plan}
                className="text-link max-md:py-2.5 max-md:text-md short:hidden"
              >
                Plan a project
              </Link>
            )}
          </span>
        </div>
      </div>
      {/* After the words, which set its position: a half-painted page would show it elsewhere. */}
      <HeroPicture film={film} />
      {film.isLoaded && <FilmButton film={film} />}
    </Reveal>
  )
}

/** Stops and starts the film: moving pictures of more than five seconds need a pause (WCAG 2.2.2). */
function FilmButton({ film }: { film: Film }) {
  return (
    <button
      type="button"
      className="border-outline absolute right-safe bottom-5 grid size-11 cursor-pointer place-items-center border-ink bg-sheet hover:bg-haldi"
      aria-label={film.shouldPlay ? 'Pause background film' : 'Play background film'}
      onClick={film.toggle}
    >
      <Icon name={film.shouldPlay ? 'pause-fill' : 'play-fill'} />
    </button>
  )
}
