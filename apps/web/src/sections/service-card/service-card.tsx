import './service-card.css'
import { formatWeeks, fromText } from '@kitewright/content-rules/price'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { Kite } from '#app/ui/kite.tsx'
import type { CardVariant } from './card-variants.ts'

type HomeCard = PageContent['home']['services']['cards'][number]

type ServiceCardProps = {
  card: Pick<HomeCard, 'title' | 'slug' | 'description' | 'price'> & Partial<HomeCard>
  variant: CardVariant
  /** On the night tile of the mosaic. */
  isAtNight?: boolean
}

/** The whole card is the link to its service, and says where its prices begin and how long it takes. */
export function ServiceCard({ card, variant, isAtNight }: ServiceCardProps) {
  const strong = `text-lead-min tracking-label ${variant.strong}`
  return (
    <li className={clsx('service-card card-box', variant.strong, variant.layout, variant.card)}>
      <div className={variant.picture}>
        <Kite
          service={card.slug}
          on={isAtNight ? 'night' : 'light'}
          className={`service-card__kite origin-bottom ${variant.kite}`}
        />
      </div>
      {/* Above the kite, and not positioned: the link covers the card. */}
      <div className={`z-1 flex flex-col ${variant.column}`}>
        <h3 className={variant.title}>
          <Link href={servicePath(card.slug)} className="covers-card">
            {card.title}
          </Link>
        </h3>
        <p className={`mt-2 text-copy/145 ${variant.size} ${variant.text}`}>{card.description}</p>
        {card.technologies && (
          <ul className={`service-card-tags ${variant.tags}`}>
            {card.technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        )}
        {card.price && (
          <p
            className={`text-md/125 ${card.technologies ? 'mt-2' : 'mt-auto pt-3.5'} ${variant.text}`}
          >
            from <strong className={strong}>{fromText(card.price)}</strong>
            {card.price.weeksFrom && ` · ${formatWeeks(card.price)}`}
          </p>
        )}
      </div>
    </li>
  )
}
