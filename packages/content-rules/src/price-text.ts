import type { PaidPeriod } from '@kitewright/content-types/paid-periods'

/** Price of a package in whole rupees; no `to` means "and more". */
export type Price = {
  from: number
  to?: number | null
  period?: PaidPeriod | null
}

const THOUSAND = 1_000
const LAKH = 100_000

/** 50000 -> "50K", 150000 -> "1.5L". Falls back to digits for amounts under a thousand. */
export function amountText(rupees: number): string {
  if (rupees >= LAKH) return `${trim(rupees / LAKH)}L`
  if (rupees >= THOUSAND) return `${trim(rupees / THOUSAND)}K`
  return String(rupees)
}

const trim = (value: number) => String(Number(value.toFixed(2)))

/** "₹50K – 2L" or "₹8L+": the range without its period (specification, section 9). */
export function rangeText({ from, to }: Price): string {
  return to == null ? `₹${amountText(from)}+` : `₹${amountText(from)} – ${amountText(to)}`
}

/** The words that follow a range: "per month" for monthly prices, else nothing. */
export function periodText({ period }: Pick<Price, 'period'>): string {
  return period === 'month' ? 'per month' : ''
}

/** "₹25K per month": where prices begin, with the period. */
export function fromText({ from, period }: Pick<Price, 'from' | 'period'>): string {
  return `₹${amountText(from)} ${periodText({ period })}`.trimEnd()
}

/** "₹25K – 75K per month": the range with its period. */
export function priceText(price: Price): string {
  return `${rangeText(price)} ${periodText(price)}`.trimEnd()
}
