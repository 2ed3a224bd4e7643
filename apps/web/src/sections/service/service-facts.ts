import { fromText } from '@kitewright/content-rules/price-text'
import type { Service } from '#app/routing/page-content.ts'

/** The title block of a service: where its prices begin, as the packages say, and its other facts. */
export function serviceFacts({ tiers, facts }: Service): Service['facts'] {
  const [cheapest] = tiers
  if (!cheapest) return facts
  const label = cheapest.period === 'licence' ? 'Licence from' : 'Price from'
  return [{ _key: 'price', label, value: fromText(cheapest) }, ...facts]
}
