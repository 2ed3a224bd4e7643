import {
  type Price as PriceValue,
  periodText,
  rangeText,
} from '@kitewright/content-rules/price-text'

/** A price as the specification writes it: ₹50K – 2L, ₹8L+, ₹25K – 75K per month. */
export function Price({ price, className = '' }: { price: PriceValue; className?: string }) {
  const period = periodText(price)
  return (
    <p className={`price ${className}`}>
      <span className="price__range">{rangeText(price)}</span>
      {period && <span className="price__period"> {period}</span>}
    </p>
  )
}
