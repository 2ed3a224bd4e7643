import type { Fields, Path } from '@kitewright/content-rules/check'
import { fromText } from '@kitewright/content-rules/price'
import {
  addressOf,
  chipText,
  outgoingReferences,
  priceListOf,
  type SlotValues,
  slotPrice,
  slotValuesOf,
} from '@kitewright/content-rules/resolve'

/** A place of the site that reads otherwise once new prices are live. */
export type ChangedText = { document: Fields; path: Path; before: string; after: string }

/** Places that show the lowest price of the service they point to; the queries of these types ask for it. */
const showPriceOf = new Map<unknown, string>([
  ['home', 'services'],
  ['service', 'isNot'],
])

/** What changes for visitors between two states of the site, besides the pages of the services themselves. */
export function changedTexts(before: readonly Fields[], after: readonly Fields[]): ChangedText[] {
  const old = slotValuesOf(before)
  const now = slotValuesOf(after)
  const addresses = new Map(after.map((document) => [document._id, addressOf(document)]))
  return after.flatMap((document) =>
    outgoingReferences(document).flatMap((lead): ChangedText[] => {
      const { path } = lead
      const pricesBy = (words: SlotValues) => {
        if (lead.kind === 'chip') return chipText(lead.chip, words)
        if (lead.kind === 'slot') {
          const own = document._type === 'service' ? addressOf(document) : undefined
          return slotPrice(lead.slot, own, words.prices)
        }
        if (lead.kind !== 'reference' || path[0] !== showPriceOf.get(document._type))
          return undefined
        const [cheapest] = words.prices.get(addresses.get(lead.id) ?? '') ?? []
        return cheapest && fromText(cheapest)
      }
      const [was, is] = [pricesBy(old), pricesBy(now)]
      return was !== undefined && is !== undefined && was !== is
        ? [{ document, path, before: was, after: is }]
        : []
    }),
  )
}

/** How many services have another lowest price; the page of all services shows each. */
export function changedLowest(before: readonly Fields[], after: readonly Fields[]): number {
  const old = priceListOf(before)
  return [...priceListOf(after)].filter(([address, [cheapest]]) => {
    const [was] = old.get(address) ?? []
    return was && cheapest && fromText(was) !== fromText(cheapest)
  }).length
}
