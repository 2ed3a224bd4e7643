import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import { PriceLedger } from './price-ledger.tsx'
import './ledger-hero.css'

/** The headline on paper under a bar in the group's colour, with the account of prices beside it. */
export function LedgerHero({ service }: { service: Service }) {
  return (
    <section className="ledger-hero" aria-label={service.title}>
      <div className="wrap ledger-hero__row">
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
