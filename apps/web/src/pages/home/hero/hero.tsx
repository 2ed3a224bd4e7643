import './hero.css'
import { Link } from '@kitewright/site-engine/client'
import { Reveal } from '#app/motion/reveal.tsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { type Film, useFilm } from './use-film.ts'
import { useHeroShift } from './use-hero-shift.ts'

const heroActions =
  'mt-(--actions-gap) flex flex-wrap items-center gap-(--actions) md:max-lg:not-low:flex-col md:max-lg:not-low:items-start md:max-lg:not-low:gap-y-3 md:max-lg:low:max-w-[49vw]'

const heroWords =
  'mx-auto flex w-full max-w-page flex-col justify-center px-safe pt-(--air) pb-(--air-end,var(--air)) md:min-h-(--least-height) md:max-lg:not-low:justify-start max-lg:low:min-h-0'

export function Hero({ hero }: { hero: PageContent['home']['hero'] }) {
  const film = useFilm()
  const { heading, subtitle } = useHeroShift()
  return (
    <Reveal
      as="section"
      className="hero relative isolate flex flex-col overflow-hidden border-b border-rule"
    >
      <div className={heroWords}>
        <div ref={heading}>
          <Headline
            headline={hero.headline}
            className="flex measure-66 flex-col text-wrap text-(length:--size)/[0.88] max-md:leading-86 xs:max-lg:low:max-w-none"
          />
        </div>
        <p
          ref={subtitle}
          className="mt-(--lead-gap) max-w-(--lead-width) text-lead/142 xs:max-lg:low:text-base/142 xs:max-md:low:text-md/135"
        >
          {hero.subtitle}
        </p>
        {/* From 768 to 1024 px the words' half has no room for button and link side by side. */}
        <div className={heroActions}>
          <ButtonLink
            href={hero.primary.href}
            className="px-(--button) xs:max-md:low:min-h-11 xs:max-md:low:text-md"
          >
            {hero.primary.label}
          </ButtonLink>
          <Link
            href={hero.secondary.href}
            className="text-link max-md:py-2.5 max-md:text-md xs:max-md:low:text-[0.9375rem]"
          >
            {hero.secondary.label}
          </Link>
        </div>
      </div>
      {/* After the words, which give it its place: a page painted half-way would show it elsewhere. */}
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
      aria-label={film.isWanted ? 'Pause background film' : 'Play background film'}
      onClick={film.toggle}
    >
      <Icon name={film.isWanted ? 'pause-fill' : 'play-fill'} />
    </button>
  )
}
