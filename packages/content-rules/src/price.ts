import { type Fields, isFields, type PaidPeriod } from '@kitewright/content-types/model'

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
 * 50000 -> "50K", 150000 -> "1.5L", 12500000 -> "1.25Cr". An amount that two decimals of a unit cannot express to the
 * rupee is written in full, grouped as in India: 99999 -> "99,999", 1234567 -> "12,34,567". `parse-price.ts` reads
 * all of them back as the same amount.
 */
export function formatAmount(rupees: number): string {
  const [unit, worth] = UNITS.find(([, min]) => rupees >= min) ?? []
  if (unit === undefined || rupees % (worth / 100) !== 0) return formatFullAmount(rupees)
  return `${rupees / worth}${unit}`
}

/** 1234567 -> "12,34,567". */
export const formatFullAmount = (rupees: number): string => rupees.toLocaleString('en-IN')

const isShort = (rupees: number) => /\D$/.test(formatAmount(rupees))

/**
 * "₹50K – 2L" or "₹8L+": the range without its period (specification, section 9). If the lower end is written in full,
 * so is the upper: "₹500 – 2K" would read as 500 thousand.
 */
export function formatRange({ from, to }: Price): string {
  if (to == null) return `₹${formatAmount(from)}+`
  return `₹${formatAmount(from)} – ${isShort(from) ? formatAmount(to) : formatFullAmount(to)}`
}

/** The suffix of a range: "per month" for monthly prices, else empty. */
export function formatPeriod({ period }: Pick<Price, 'period'>): string {
  return period === 'month' ? 'per month' : ''
}

/** "₹25K per month": the lower end with the period. */
export function fromText({ from, period }: Pick<Price, 'from' | 'period'>): string {
  return `₹${formatAmount(from)} ${formatPeriod({ period })}`.trimEnd()
}

/** "₹25K – 75K per month": the range with its period. */
export function formatPrice(price: Price): string {
  return `${formatRange(price)} ${formatPeriod(price)}`.trimEnd()
}

/** Weeks of a package; without `weeksTo` they are open-ended. */
export type Weeks = { weeksFrom?: number | null; weeksTo?: number | null }

/** "2–4 weeks", "1 week" or "16+ weeks"; empty for a package without weeks. */
export function formatWeeks({ weeksFrom, weeksTo }: Weeks): string {
  if (weeksFrom == null) return ''
  if (weeksTo == null) return `${weeksFrom}+ weeks`
  const weeks = weeksFrom === weeksTo ? String(weeksTo) : `${weeksFrom}–${weeksTo}`
  return weeks === '1' ? '1 week' : `${weeks} weeks`
}

/**
 * Adds up packages: one price for one-time payments and one for monthly payments. The sum has no upper price if a
 * package has none.
 */
export function sumPrices(prices: readonly Price[]): Price[] {
  const isMonthly = ({ period }: Price) => period === 'month'
  const once = prices.filter((price) => !isMonthly(price))
  return [once, prices.filter(isMonthly)].flatMap(([first, ...others]) =>
    first ? others.reduce(addPrices, first) : [],
  )
}

const addPrices = (one: Price, other: Price): Price => ({
  from: one.from + other.from,
  to: one.to == null || other.to == null ? null : one.to + other.to,
  period: one.period,
})

/** "₹5.75L – 17.5L", or "₹5L – 8L and ₹25K – 75K per month"; empty for no packages. */
export const formatPriceSum = (prices: readonly Price[]): string =>
  sumPrices(prices).map(formatPrice).join(' and ')

/** Weeks of packages that are made side by side: those of the longest. Open-ended if one of them is. */
export function joinWeeks(packages: readonly Weeks[]): Weeks {
  const timed = packages.filter(({ weeksFrom }) => weeksFrom != null)
  if (timed.length === 0) return {}
  const getLongest = (end: keyof Weeks) => Math.max(...timed.map((weeks) => weeks[end] ?? 0))
  const isOpen = timed.some(({ weeksTo }) => weeksTo == null)
  return { weeksFrom: getLongest('weeksFrom'), weeksTo: isOpen ? null : getLongest('weeksTo') }
}

const SPOKEN_UNITS: Record<string, string> = { Cr: ' crore', L: ' lakh', K: ' thousand' }

/** For screen readers: "₹50K – 1.5L" -> "50 thousand to 1.5 lakh rupees", "₹8L+" -> "8 lakh rupees or more". */
export function speakRange({ from, to }: Price): string {
  const speak = (rupees: number) =>
    formatAmount(rupees).replace(/\D+$/, (unit) => SPOKEN_UNITS[unit] ?? unit)
  return to == null ? `${speak(from)} rupees or more` : `${speak(from)} to ${speak(to)} rupees`
}

/** Whole rupees; undefined if empty. */
export type Amount = number | undefined

export type PriceField = 'from' | 'to'

/** A package of a service, possibly incomplete. */
export type Package = { key: string; name: string; from?: Amount; to?: Amount }

/** Returns the packages of a service. Skips those without a key, which could not be found again. */
export function getPackages(service: Fields | null): Package[] {
  const tiers: unknown[] = Array.isArray(service?.tiers) ? service.tiers : []
  return tiers.flatMap((tier) =>
    isFields(tier) && typeof tier._key === 'string'
      ? [
          {
            key: tier._key,
            name: typeof tier.name === 'string' ? tier.name : 'Package',
            from: parseAmount(tier.from),
            to: parseAmount(tier.to),
          },
        ]
      : [],
  )
}

const parseAmount = (value: unknown): Amount => (typeof value === 'number' ? value : undefined)

/** A changed end of a price, of a package in both versions. */
type ChangedPrice = { field: PriceField; before: Package; after: Package }

/**
 * Returns the changed prices between two versions of a service; lower and upper end count separately. The price desk
 * and the list of versions both use this count.
 */
export function findChangedPrices(
  before: readonly Package[],
  after: readonly Package[],
): ChangedPrice[] {
  const known = new Map(before.map((one) => [one.key, one]))
  return after.flatMap((now) => {
    const old = known.get(now.key)
    if (!old) return []
    return (['from', 'to'] as const).flatMap((field) =>
      old[field] === now[field] ? [] : [{ field, before: old, after: now }],
    )
  })
}

/** Changed prices by package: “Starter ₹50K – 2L → ₹66K – 2L”. */
export const formatPriceChanges = (changes: readonly ChangedPrice[]): string[] =>
  [...new Map(changes.map((change) => [change.after.key, change])).values()].map(
    ({ before, after }) =>
      `${after.name} ${formatPackagePrice(before)} → ${formatPackagePrice(after)}`,
  )

const formatPackagePrice = ({ from, to }: Package): string =>
  from === undefined ? 'without a price' : formatRange({ from, to })
