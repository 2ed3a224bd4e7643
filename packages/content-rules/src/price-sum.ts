import { type Price, priceText } from './price-text.ts'

/**
 * What several packages cost together: one price for what is paid once and one for what is paid by the month. The
 * sum of a package without an upper price has none either.
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
