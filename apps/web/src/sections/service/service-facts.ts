import { fromText } from '@kitewright/content-rules/price-text'
import type { Service } from '#app/routing/page-content.ts'

/** Where the prices of a service begin, as its packages say; nothing while it has none. */
export function priceFact({ tiers }: Service): Service['facts'][number] | undefined {
  const [cheapest] = tiers
  if (!cheapest) return undefined
  const label = cheapest.period === 'licence' ? 'Licence from' : 'Price from'
  return { _key: 'price', label, value: fromText(cheapest) }
}

/** The title block of a service: where its prices begin, and its other facts. */
export function serviceFacts(service: Service): Service['facts'] {
  const price = priceFact(service)
  return price ? [price, ...service.facts] : service.facts
}
