import { clsx } from 'clsx'
import type { Service } from '#app/routing/page-content.ts'
import { PriceNote } from '#app/sections/service/packages.tsx'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import { Price } from '#app/ui/price.tsx'
import './ledger-hero.css'
import './price-ledger.css'

const heroColumns =
  'grid max-w-page grid-cols-ledger items-end gap-x-halves gap-y-11 px-safe pt-[clamp(2.5rem,4.4vw,4.25rem)] pb-[clamp(2.5rem,4.4vw,4rem)] @max-lg/service:grid-cols-1 lg:short:py-6 xs:max-lg:low:pt-3'

/** The headline on paper under a bar in the group's colour, with the account of prices beside it. */
export function LedgerHero({ service }: { service: Service }) {
  return (
    <section className="border-t-6 border-(--group)" aria-label={service.title}>
      <div className={heroColumns}>
        <div>
          <ServiceHeadline service={service} className="ledger-hero__headline" />
          <p className="ledger-hero__lead">{service.lead}</p>
          <ServiceActions service={service} on="paper" />
        </div>
        <PriceLedger tiers={service.tiers} />
      </div>
    </section>
  )
}

type Tier = Service['tiers'][number]

const paymentTerms = {
  project: 'one-time',
  month: 'by the month',
  licence: 'per licence',
} as const

const row = {
  other: '*:pt-5 *:pb-4',
  popular: 'price-ledger__middle bg-haldi *:relative *:border-y *:border-ink *:pt-6.5 *:pb-5.5',
}

/** The three tiers as an account: a summary of the packages further down, without their badge. */
function PriceLedger({ tiers }: { tiers: Service['tiers'] }) {
  const period = tiers[0]?.period ?? 'project'
  return (
    <table className="price-ledger w-full border-separate [border-spacing:0]">
      <caption className="overflow-hidden border-b-2 border-ink pb-2 font-mono text-note text-ink-3">
        <span className="float-left">Price in rupees</span>{' '}
        <span className="float-right">{paymentTerms[period]}</span>
      </caption>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={tier._key} className={index === 1 ? row.popular : row.other}>
            <th scope="row" className="pr-4 text-left text-h4/115 font-semibold">
              {tier.name}
              <span
                className={clsx(
                  'mt-1 block text-md/135 font-normal first-letter:uppercase',
                  index !== 1 && 'text-ink-2',
                )}
              >
                {getScope(tier)}
              </span>
            </th>
            <td className="text-right align-middle">
              <Price price={tier} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2} className="border-t-6 border-double border-ink">
            <PriceNote className="mt-3.5" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The limit of the tier: the fact that the specification gives with its price, else its tagline. */
const getScope = (tier: Tier) => (tier.facts?.length ? tier.facts.join(', ') : tier.tagline)
