import { servicePath } from '@kitewright/content-types/addresses'
import './price-index.css'
import { useId } from 'react'
import type { PageContent, Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Kite } from '#app/ui/kite.tsx'
import { Link } from '#app/ui/link.tsx'
import { lowestPrices } from './lowest-price.ts'

type PriceIndexProps = {
  heading: string
  prices: PageContent['servicesOverview']['prices']
}

/** All services in their four groups, each with the price its smallest package starts at. */
export function PriceIndex({ heading, prices }: PriceIndexProps) {
  const { groups, settings } = useSite()
  const lowest = lowestPrices(prices)
  const id = useId()
  return (
    <section className="price-index section" aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className="services-overview__heading">
          {heading}
        </h2>
        {groups.map((group) => (
          <Band key={group.slug} group={group} lowest={lowest} />
        ))}
        <p className="price-index__note">{settings.priceNote}</p>
      </div>
    </section>
  )
}

type BandProps = { group: Site['groups'][number]; lowest: ReturnType<typeof lowestPrices> }

function Band({ group, lowest }: BandProps) {
  return (
    <div className="price-index__band" data-tissue={group.colour}>
      <div className="price-index__group">
        <h3 className="price-index__name">{group.shortTitle}</h3>
        <p className="price-index__intro">{group.intro}</p>
      </div>
      <ul className="price-index__cells">
        {group.services.map((service) => {
          const price = lowest.get(service.slug)
          return (
            <li key={service.slug}>
              <Link href={servicePath(service.slug)} className="price-index__cell">
                <Kite service={service.slug} className="price-index__kite" />
                <span className="price-index__service">{service.title}</span>{' '}
                {price && (
                  <span className="price-index__price">
                    from <strong>{price.amount}</strong>{' '}
                    {price.period && <span className="price-index__period">{price.period}</span>}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
