import { type Price, rangeText } from '@kitewright/content-rules/price-text'

type Page = { content?: { tiers?: Price[] } }

const tiersOf = ({ content }: Page) => content?.tiers ?? []

/**
 * Whether an answer is all there and of one piece: it ends where it should, and the prices that a page
 * shows are those of its data.
 */
export function isWhole(path: string, body: string): boolean {
  if (path.endsWith('.js')) return body.length > 1000
  if (path.endsWith('.json')) return tiersOf(JSON.parse(body)).length > 0
  if (!body.endsWith('</html>\n')) return false
  const inlined = body.match(/id="page-data">(.*?)<\/script>/s)?.[1]
  if (!inlined) return false
  return tiersOf(JSON.parse(inlined).data).every((tier) => body.includes(`>${rangeText(tier)}<`))
}
