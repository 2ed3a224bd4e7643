import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import { Kite } from '#app/ui/kite.tsx'
import './specimen-hero.css'

/** The headline on a wash of the group's colour, the service's kite cropped by the frame. */
export function SpecimenHero({ service }: { service: Service }) {
  return (
    <section
      className="relative overflow-hidden border-b border-ink bg-(--group-wash)"
      aria-label={service.title}
    >
      <div className="specimen-hero__row grid items-center gap-8 px-safe">
        <div>
          <ServiceHeadline service={service} className="specimen-hero__headline" />
          <p className="specimen-lead">{service.lead}</p>
          <ServiceActions service={service} on="wash" />
        </div>
        <Kite service={service.slug} className="specimen-hero__kite" />
      </div>
    </section>
  )
}
