import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import { Kite } from '#app/ui/kite.tsx'
import './specimen-hero.css'

/** The headline on a wash of the group's colour, the service's kite cropped by the frame. */
export function SpecimenHero({ service }: { service: Service }) {
  return (
    <section className="specimen-hero" aria-label={service.title}>
      <div className="wrap specimen-hero__row">
        <div className="specimen-hero__words">
          <ServiceHeadline service={service} className="specimen-hero__headline" />
          <p className="specimen-hero__lead">{service.lead}</p>
          <ServiceActions service={service} on="wash" />
        </div>
        <Kite service={service.slug} className="specimen-hero__kite" />
      </div>
    </section>
  )
}
