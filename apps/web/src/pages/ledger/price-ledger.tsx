import type { Service } from '#app/routing/page-content.ts'
import { PriceNote } from '#app/sections/service/price-note.tsx'
import { Price } from '#app/ui/price.tsx'
import './price-ledger.css'

type Tier = Service['tiers'][number]

const paid = {
  project: 'one-time',
  month: 'by the month',
  licence: 'per licence',
} as const

/** The three tiers as an account: a summary of the packages further down, without their badge. */
export function PriceLedger({ tiers }: { tiers: Service['tiers'] }) {
  const period = tiers[0]?.period ?? 'project'
  return (
    <table className="price-ledger">
      <caption className="price-ledger__caption">
        <span>Price in rupees</span> <span>{paid[period]}</span>
      </caption>
      <tbody>
        {tiers.map((tier, index) => (
          <tr
            key={tier._key}
            className={`price-ledger__row ${index === 1 ? 'price-ledger__row--middle' : ''}`}
          >
            <th scope="row" className="price-ledger__name">
              {tier.name}
              <span className="price-ledger__scope">{scopeOf(tier)}</span>
            </th>
            <td className="price-ledger__price">
              <Price price={tier} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="price-ledger__note">
            <PriceNote />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** What bounds the tier: the fact that the specification gives with its price, else its tagline. */
const scopeOf = (tier: Tier) => (tier.facts?.length ? tier.facts.join(', ') : tier.tagline)
