import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { Reveal } from '#app/motion/reveal.tsx'
import { SectionHead } from '#app/pages/home/section-head/section-head.tsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import './service-card.css'
import { fromText } from '@kitewright/content-rules/price-text'
import { Kite } from '#app/ui/kite.tsx'
import { cardLook, NIGHT_PLACE } from './card-looks.ts'

const cardGrid =
  'border-ink max-md:border-t-outline md:grid md:auto-rows-[minmax(15rem,auto)] md:grid-cols-2 md:gap-px md:p-px lg:auto-rows-[minmax(18.25rem,auto)] lg:grid-cols-4'

export function ServiceCards({ services }: { services: PageContent['home']['services'] }) {
  return (
    <section id="services" className="py-section" aria-labelledby="services-heading">
      <div className="mx-auto max-w-page px-safe">
        <SectionHead id="services-heading" heading={services.heading} text={services.text} />
        <Reveal as="ul" className={cardGrid}>
          {services.cards.map((card, place) => (
            <ServiceCard key={card._key} card={card} place={place} />
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

type ServiceCardProps = {
  card: PageContent['home']['services']['cards'][number]
  /** In the mosaic, from 0. */
  place: number
}

const cardLink =
  'service-card relative grid gap-x-4.5 pb-4.5 outline-offset-[-5px] outline-current after:absolute after:top-0 after:right-0 after:size-(--cut-lg) max-md:items-start md:flex md:flex-col'

/** The whole card is the link to its service, and says where the prices of that one begin. */
function ServiceCard({ card, place }: ServiceCardProps) {
  const look = cardLook(place)
  const strong = `text-lead-min tracking-label ${look.strong}`
  return (
    <li className={`max-md:border-b-outline grid border-ink md:outline ${look.card}`}>
      <Link href={servicePath(card.slug)} className={clsx(cardLink, look.strong, look.link)}>
        <div className={look.picture}>
          <Kite
            service={card.slug}
            on={place === NIGHT_PLACE ? 'night' : 'light'}
            className={`service-card__kite origin-bottom ${look.kite}`}
          />
        </div>
        <div className={`relative flex flex-col ${look.words}`}>
          <h3 className={look.title}>{card.title}</h3>
          <p className={`mt-2 text-copy/145 ${look.size} ${look.text}`}>{card.description}</p>
          <ul
            className={`mt-auto flex flex-wrap gap-[0.1rem_0.9rem] pt-3.5 font-mono text-note/165 tracking-note ${look.tags}`}
          >
            {card.technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
          {card.price && (
            <p className={`mt-2 text-md/125 ${look.text}`}>
              from <strong className={strong}>{fromText(card.price)}</strong>
            </p>
          )}
        </div>
      </Link>
    </li>
  )
}
