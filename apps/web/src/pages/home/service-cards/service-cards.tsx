import './service-cards.css'
import { Link } from '@kitewright/site-engine/link'
import { Reveal } from '#app/motion/reveal.tsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SectionHead } from '../section-head/section-head.tsx'
import { ServiceCard } from './service-card.tsx'

/** The night tile of the mosaic; the places of all ten are in the style sheet. */
const NIGHT_PLACE = 7

export function ServiceCards({ services }: { services: PageContent['home']['services'] }) {
  return (
    <section id="services" className="section" aria-labelledby="services-heading">
      <div className="wrap">
        <SectionHead id="services-heading" heading={services.heading} text={services.text} />
        <Reveal as="ul" className="service-cards">
          {services.cards.map((card, place) => (
            <ServiceCard
              key={card._key}
              card={card}
              on={place === NIGHT_PLACE ? 'night' : 'light'}
            />
          ))}
        </Reveal>
        <div className="service-cards__after">
          <Link href={services.allLink.href} className="text-link">
            {services.allLink.label}
          </Link>
          <ButtonLink href={services.action.href}>{services.action.label}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
