import { servicePath } from '@kitewright/content-types/addresses'
import './service-card.css'
import { fromText } from '@kitewright/content-rules/price-text'
import { Link } from '@kitewright/site-engine/link'
import type { PageContent } from '#app/routing/page-content.ts'
import { Kite } from '#app/ui/kite.tsx'

type ServiceCardProps = {
  card: PageContent['home']['services']['cards'][number]
  on: 'light' | 'night'
}

/** The whole card is the link to its service, and says where the prices of that one begin. */
export function ServiceCard({ card, on }: ServiceCardProps) {
  return (
    <li className="service-card">
      <Link href={servicePath(card.slug)} className="service-card__link">
        <div className="service-card__picture">
          <Kite service={card.slug} on={on} className="service-card__kite" />
        </div>
        <div className="service-card__words">
          <h3 className="service-card__title">{card.title}</h3>
          <p className="service-card__text">{card.description}</p>
          <ul className="service-card__tags note">
            {card.technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
          {card.price && (
            <p className="service-card__price">
              from <strong>{fromText(card.price)}</strong>
            </p>
          )}
        </div>
      </Link>
    </li>
  )
}
