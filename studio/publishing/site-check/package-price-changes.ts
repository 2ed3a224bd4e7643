import type { Fields } from '@kitewright/content-rules/check'
import { tiersOf } from '@kitewright/content-rules/resolve'
import { isLargeChange, largeChangeText } from './large-price-change.ts'

/** Prices of a service that become others by far once its draft is published: “Starter, from ₹50K to ₹66?” */
export function packageLeaps(published: Fields | null, draft: Fields): string[] {
  const before = new Map(tiersOf(published ?? {}).map((tier) => [tier.key, tier]))
  return tiersOf(draft).flatMap((tier) => {
    const old = before.get(tier.key)
    return (['from', 'to'] as const).flatMap((field) => {
      const [was, is] = [old?.[field], tier[field]]
      if (was == null || is == null || !isLargeChange(was, is)) return []
      return [
        `${tier.name}, ${field === 'from' ? 'lowest' : 'highest'} price ${largeChangeText(was, is)}`,
      ]
    })
  })
}
