import { type Price, priceText } from './price-text.ts'

/**
 * Adds up packages: one price for one-time payments and one for monthly payments. The sum has no upper price if a
 * package has none.
 */
export function priceSums(prices: readonly Price[]): Price[] {
  const isMonthly = ({ period }: Price) => period === 'month'
  const once = prices.filter((price) => !isMonthly(price))
  return [once, prices.filter(isMonthly)].flatMap(([first, ...others]) =>
    first ? others.reduce(together, first) : [],
  )
}

const together = (one: Price, other: Price): Price => ({
  from: one.from + other.from,
  to: one.to == null || other.to == null ? null : one.to + other.to,
  period: one.period,
})

/** "₹5.75L – 17.5L", or "₹5L – 8L and ₹25K – 75K per month"; empty for no packages. */
export const priceSumText = (prices: readonly Price[]): string =>
  priceSums(prices).map(priceText).join(' and ')
