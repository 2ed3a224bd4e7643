import './hero.css'
import { Link } from '@kitewright/site-engine/link'
import { Reveal } from '#app/motion/reveal.tsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { FilmButton } from './film-button.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { useFilm } from './use-film.ts'
import { useHeroShift } from './use-hero-shift.ts'

export function Hero({ hero }: { hero: PageContent['home']['hero'] }) {
  const film = useFilm()
  const { heading, subtitle } = useHeroShift()
  return (
    <Reveal as="section" className="hero">
      <div className="hero__words wrap">
        <div ref={heading}>
          <Headline headline={hero.headline} className="hero__heading" />
        </div>
        <p ref={subtitle} className="hero__subtitle">
          {hero.subtitle}
        </p>
        <div className="hero__actions actions">
          <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
          <Link href={hero.secondary.href} className="text-link">
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
