import type { InlinedData, Service } from '../routing/page-content.ts'
import { organizationRef } from './organization.ts'
import type { Thing } from './thing.ts'

type Tier = Service['tiers'][number]

/** What one price of a monthly package stands for, in the unit codes of UN/CEFACT. */
const unitCodes: Record<Tier['period'], string | undefined> = {
  month: 'MON',
  project: undefined,
  licence: undefined,
}

const offer = ({ name, tagline, from, to, period }: Tier): Thing => ({
  '@type': 'Offer',
  name,
  description: tagline,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'INR',
    minPrice: from,
    ...(to !== null && { maxPrice: to }),
    ...(unitCodes[period] && { unitCode: unitCodes[period] }),
  },
})

/**
 * A service with its three packages in rupees. The dearest has no upper price, so the aggregate
 * states only where prices begin.
 */
export const service = (page: InlinedData, content: Service): Thing => ({
  '@type': 'Service',
  '@id': `${page.config.siteUrl}${page.data.meta.path}#service`,
  name: content.title,
  serviceType: content.title,
  category: content.group.title,
  description: content.lead,
  provider: organizationRef(page),
  areaServed: { '@type': 'Country', name: 'India' },
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: Math.min(...content.tiers.map((tier) => tier.from)),
    offerCount: content.tiers.length,
    offers: content.tiers.map(offer),
  },
})
