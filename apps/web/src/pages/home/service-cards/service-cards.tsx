import { Link } from '@kitewright/site-engine/client'
import { Reveal } from '#app/motion/reveal.tsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { SectionHead } from '#app/sections/section-head/section-head.tsx'
import { getCardVariant, NIGHT_PLACE } from '#app/sections/service-card/card-variants.ts'
import { ServiceCard } from '#app/sections/service-card/service-card.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function ServiceCards({ services }: { services: PageContent['home']['services'] }) {
  return (
    <section id="services" className="py-section" aria-labelledby="services-heading">
      <div className="mx-auto max-w-page px-safe">
        <SectionHead id="services-heading" heading={services.heading} text={services.text} />
        <Reveal as="ul" className="service-cards">
          {services.cards.map((card, index) => (
            <ServiceCard
              key={card._key}
              card={card}
              variant={getCardVariant(index)}
              isAtNight={index === NIGHT_PLACE}
            />
          ))}
        </Reveal>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
          <Link href={services.allLink.href} className="text-link">
            {services.allLink.label}
          </Link>
          <ButtonLink href={services.action.href}>{services.action.label}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
