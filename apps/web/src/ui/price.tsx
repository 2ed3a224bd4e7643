import {
  formatPeriod,
  formatRange,
  type Price as PriceValue,
} from '@kitewright/content-rules/price'

/** Characters of the longest range that every card has room for in one line, on a phone too. */
const LONGEST_LINE = 17

/**
 * A price as the specification writes it: ₹50K – 2L, ₹8L+, ₹25K – 75K per month. Amounts that are no round ones are
 * written in full, and two of them take two lines.
 */
export function Price({ price, className = '' }: { price: PriceValue; className?: string }) {
  const range = formatRange(price)
  const period = formatPeriod(price)
  return (
    <p className={`price ${className}`}>
      <span
        className={range.length > LONGEST_LINE ? 'price__range whitespace-normal' : 'price__range'}
      >
        {range}
      </span>
      {period && <span className="price__period"> {period}</span>}
    </p>
  )
}
