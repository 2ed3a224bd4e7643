import { formatAmount, formatPeriod, formatWeeks } from '@kitewright/content-rules/price'
import { pagePaths, servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import { useId } from 'react'
import { PRICES_ID } from '#app/routing/enquiry-address.ts'
import type { PageContent, Site } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Kite } from '#app/ui/kite.tsx'

type PriceIndexProps = {
  heading: string
  prices: PageContent['servicesOverview']['prices']
}

/** All services in their four groups, each with the price and time of its smallest package. */
export function PriceIndex({ heading, prices }: PriceIndexProps) {
  const { groups, settings, hasPlan } = useSite()
  const lowest = getLowestPrices(prices)
  const id = useId()
  return (
    <section id={PRICES_ID} className="py-section" aria-labelledby={id}>
      <div className="max-w-page px-safe">
        <h2 id={id} className="mb-4 text-part">
          {heading}
        </h2>
        {hasPlan && (
          <Link href={pagePaths.plan} className="text-link mb-5 inline-flex min-h-11 items-center">
            Plan a project
          </Link>
        )}
        {groups.map((group) => (
          <Band key={group.slug} group={group} lowest={lowest} />
        ))}
        <p className="mt-7 measure-475 text-md/145 text-ink-2">
          {[settings.priceNote, settings.taxLine].filter(Boolean).join(' ')}
        </p>
      </div>
    </section>
  )
}

type BandProps = { group: Site['groups'][number]; lowest: ReturnType<typeof getLowestPrices> }

function Band({ group, lowest }: BandProps) {
  return (
    <div
      className="grid border-t-6 border-(--group) @lg:grid-cols-[10.5rem_minmax(0,1fr)] print:break-inside-avoid [&+&]:mt-7"
      data-theme={group.colour}
    >
      <div className="py-3 @lg:pt-4.5 @lg:pr-4 @lg:pb-0">
        <h3 className="text-h4/110">{group.shortTitle}</h3>
        <p className="mt-1 text-sm/140 text-ink-2 @lg:mt-2">{group.intro}</p>
      </div>
      <ul className="grid border border-ink bg-sheet @sm:grid-cols-3 @lg:grid-cols-6 @lg:border-t-0">
        {group.services.map((service) => {
          const price = lowest.get(service.slug)
          return (
            <li key={service.slug} className="price-index-item">
              <Link href={servicePath(service.slug)} className="group price-index-link">
                <Kite service={service.slug} className="price-index-kite" />
                <span className="text-md/120 font-semibold text-balance">{service.title}</span>{' '}
                {price && (
                  <span className="text-md/tight text-ink-2 @max-sm:text-right @sm:mt-auto @sm:pt-2">
                    from{' '}
                    <strong className="text-lead-min tracking-label text-ink">
                      {price.amount}
                    </strong>{' '}
                    <span className="block text-sm/tight">{price.terms}</span>
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

type LowestPrice = {
  /** "₹50K" */
  amount: string
  /** "2–4 weeks", or "per month"; empty where neither is known. */
  terms: string
}

/** The lowest price of a service's packages, by the service's slug (specification, section 9). */
export function getLowestPrices(prices: PriceIndexProps['prices']): Map<string, LowestPrice> {
  const known = new Map<string, LowestPrice>()
  for (const { slug, price } of prices) {
    if (price === null) continue
    known.set(slug, {
      amount: `₹${formatAmount(price.from)}`,
      terms: formatPeriod(price) || formatWeeks(price),
    })
  }
  return known
}
