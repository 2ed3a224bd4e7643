import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import { PriceLedger } from './price-ledger.tsx'
import './ledger-hero.css'

/** The headline on paper under a bar in the group's colour, with the account of prices beside it. */
export function LedgerHero({ service }: { service: Service }) {
  return (
    <section className="border-t-6 border-(--group)" aria-label={service.title}>
      <div className="grid max-w-page grid-cols-[minmax(0,6.4fr)_minmax(0,6fr)] items-end gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-11 px-safe pt-[clamp(2.5rem,4.4vw,4.25rem)] pb-[clamp(2.5rem,4.4vw,4rem)] @max-lg/service:grid-cols-1 lg:short:py-6 xs:max-lg:low:pt-3">
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
