import { type Fields, getFieldTitle } from '@kitewright/content-rules/check'
import { formatAmount } from '@kitewright/content-rules/price'
import { parseTiers } from '@kitewright/content-rules/resolve'

/** A larger factor needs a confirmation: mostly a K or a zero is missing. */
const MAX_FACTOR = 5

/** Whether a price changes so much that it needs a confirmation; a new price does not. */
export const isLargeChange = (before: number | undefined, after: number | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  (after > before * MAX_FACTOR || before > after * MAX_FACTOR)

/** “from ₹50K to ₹66?” */
export const formatLargeChange = (before: number, after: number): string =>
  `from ₹${formatAmount(before)} to ₹${formatAmount(after)}?`

/** Large price changes of a service once its draft is published: “Starter · From (rupees), from ₹50K to ₹66?” */
export function findLargePackageChanges(published: Fields | null, draft: Fields): string[] {
  const before = new Map(parseTiers(published ?? {}).map((tier) => [tier.key, tier]))
  return parseTiers(draft).flatMap((tier) => {
    const old = before.get(tier.key)
    return (['from', 'to'] as const).flatMap((field) => {
      const [was, is] = [old?.[field], tier[field]]
      if (was == null || is == null || !isLargeChange(was, is)) return []
      const title = getFieldTitle('service', `tiers[].${field}`)
      return [`${tier.name} · ${title}, ${formatLargeChange(was, is)}`]
    })
  })
}
