import type { PaidPeriod } from '@kitewright/content-types/model'

/** Price of a package in whole rupees; without `to` it is open-ended. */
export type Price = {
  from: number
  to?: number | null
  period?: PaidPeriod | null
}

/** Short units with their minimum in rupees, the largest first. */
const UNITS = [
  ['Cr', 10_000_000],
  ['L', 100_000],
  ['K', 1_000],
] as const

/**
 "50K", 150000 -> "1.5L", 12 >> 50000 -> "50K", 150000 -> "1.5L", 12500000 -> "1.25Cr". An amount that two decimals of a unit cannot express is written in full, grouped as in India: 99999 -> "99,999", 1234567 -> "12,34,567". `parse-price.ts` reads all of them back as the same amount.
 * rupee is written in full, grouped as in India: 99999 -> "99,999", 1234567 -> "12,34,567". `parse-price.ts` reads
 * all of them back as the same amount.
 */
export function amountText(rupees: number): string {
  const [unit, worth] = UNITS.find(([, least]) => rupees >= least) ?? []
  if (unit === undefined || rupees % (worth / 100) !== 0) return inFull(rupees)
  return `${rupees / worth}${unit}`
}

/** 1234567 -> "12,34,567". */
export const inFull = (rupees: number): string => rupees.toLocaleString('en-IN')

const isShort = (rupees: number) => /\D$/.test(amountText(rupees))

/**
 * "₹50K – 2L" or "₹8L+": the range without its period (specification, section 9). If the lower end is written in full,
 * so is the upper: "₹500 – 2K" would read as 500 thousand.
 */
export function rangeText({ from, to }: Price): string {
  if (to == null) return `₹${amountText(from)}+`
  return `₹${amountText(from)} – ${isShort(from) ? amountText(to) : inFull(to)}`
}

/** The suffix of a range: "per month" for monthly prices, else empty. */
export function periodText({ period }: Pick<Price, 'period'>): string {
  return period === 'month' ? 'per month' : ''
}

/** "₹25K per month": the lower end with the period. */
export function fromText({ from, period }: Pick<Price, 'from' | 'period'>): string {
  return `₹${amountText(from)} ${periodText({ period })}`.trimEnd()
}

/** "₹25K – 75K per month": the range with its period. */
export function priceText(price: Price): string {
  return `${rangeText(price)} ${periodText(price)}`.trimEnd()
}
