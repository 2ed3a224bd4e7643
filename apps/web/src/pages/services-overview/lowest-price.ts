import { amountText, type Price, periodText } from '@kitewright/content-rules/price-text'

type ServicePrice = {
  slug: string
  /** Rupees; null while a service has no package. */
  from: number | null
  period: Price['period']
}

type LowestPrice = {
  /** "₹50K" */
  amount: string
  /** "per month", or nothing for prices that are paid once. */
  period: string
}

/** What the smallest package of a service starts at, by the service's slug (specification, section 9). */
export function lowestPrices(prices: readonly ServicePrice[]): Map<string, LowestPrice> {
  const known = new Map<string, LowestPrice>()
  for (const { slug, from, period } of prices) {
    if (from === null) continue
    known.set(slug, {
      amount: `₹${amountText(from)}`,
      period: periodText({ period }),
    })
  }
  return known
}
