import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import './storyboard-hero.css'

/** The group's full colour and one line of type as wide as the column. */
export function StoryboardHero({ service }: { service: Service }) {
  return (
    <section className="storyboard-hero" aria-label={service.title}>
      <div className="wrap storyboard-hero__stack">
        <ServiceHeadline service={service} className="storyboard-hero__headline" />
        <div className="storyboard-hero__row">
          <p className="storyboard-hero__lead">{service.lead}</p>
          <ServiceActions service={service} on="group" />
        </div>
      </div>
    </section>
  )
}
