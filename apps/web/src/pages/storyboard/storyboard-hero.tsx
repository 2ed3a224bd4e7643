import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import './storyboard-hero.css'

/** The group's full colour and one line of type as wide as the column. */
export function StoryboardHero({ service }: { service: Service }) {
  return (
    <section className="bg-(--group) text-(--on-group)" aria-label={service.title}>
      <div className="max-w-page px-safe pt-[clamp(2.25rem,4vw,3.75rem)] pb-[clamp(2rem,3.4vw,3.25rem)] xs:max-lg:low:py-3">
        <ServiceHeadline service={service} className="storyboard-hero__headline" />
        <div className="mt-[clamp(1.5rem,2.6vw,2.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-6 @max-xs/service:*:w-full xs:max-lg:low:mt-2.5 xs:max-lg:low:gap-3">
          <p className="max-w-[20.4em] text-lead/[1.42] xs:max-lg:low:max-w-none xs:max-lg:low:text-(length:--text-base)">
            {service.lead}
          </p>
          <ServiceActions service={service} on="group" />
        </div>
      </div>
    </section>
  )
}
