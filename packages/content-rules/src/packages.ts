import { rangeText } from './price-text.ts'
import { type Fields, isFields } from './problem.ts'

/** Whole rupees; undefined if empty. */
export type Amount = number | undefined

export type PriceField = 'from' | 'to'

/** A package of a service, possibly incomplete. */
export type Package = { key: string; name: string; from?: Amount; to?: Amount }

/** Returns the packages of a service. Skips those without a key, which could not be found again. */
export function packagesOf(service: Fields | null): Package[] {
  const tiers: unknown[] = Array.isArray(service?.tiers) ? service.tiers : []
  return tiers.flatMap((tier) =>
    isFields(tier) && typeof tier._key === 'string'
      ? [
          {
            key: tier._key,
            name: typeof tier.name === 'string' ? tier.name : 'Package',
            from: amountOf(tier.from),
            to: amountOf(tier.to),
          },
        ]
      : [],
  )
}

const amountOf = (value: unknown): Amount => (typeof value === 'number' ? value : undefined)

/** A changed end of a price, of a package in both versions. */
type ChangedPrice = { field: PriceField; before: Package; after: Package }

/**
 * Returns the changed prices between two versions of a service; lower and upper end count separately. The price desk
 * and the list of versions both use this count.
 */
export function changedPrices(
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
    ({ before, after }) => `${after.name} ${textOf(before)} → ${textOf(after)}`,
  )

const textOf = ({ from, to }: Package): string =>
  from === undefined ? 'without a price' : rangeText({ from, to })
