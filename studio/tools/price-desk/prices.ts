import { type Fields, isFields } from '@kitewright/content-rules/check'
import {
  type Amount,
  formatAmount,
  type Package,
  type PriceField,
} from '@kitewright/content-rules/price'

/** Place of an amount: a service by its published id, a package by its key. */
export type Cell = { id: string; key: string; field: PriceField }

export const getCellKey = ({ id, key, field }: Cell): string => `${id} ${key} ${field}`

type Priced = Pick<Package, 'key' | PriceField>

/** A copy of a service in which its packages cost this. */
export function withPrices(service: Fields, prices: readonly Priced[]): Fields {
  const byKey = new Map(prices.map((price) => [price.key, price]))
  const tiers = Array.isArray(service.tiers)
    ? service.tiers.map((tier: unknown) => {
        const price = isFields(tier) ? byKey.get(String(tier._key)) : undefined
        if (!price || !isFields(tier)) return tier
        const { from, to, ...rest } = tier
        return {
          ...rest,
          ...(price.from !== undefined && { from: price.from }),
          ...(price.to !== undefined && { to: price.to }),
        }
      })
    : service.tiers
  return { ...service, tiers }
}

/** An amount as the site writes it: 66K, 1,23,456; empty without an amount. */
export const formatExact = (amount: Amount): string =>
  amount === undefined ? '' : formatAmount(amount)
