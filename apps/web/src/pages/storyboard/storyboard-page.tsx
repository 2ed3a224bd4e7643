import { LazyHydrate } from '@kitewright/site-engine/client'
import type { PageProps, Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Areas } from '#app/sections/service/areas.tsx'
import { PackagesSection } from '#app/sections/service/packages.tsx'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceBuild } from '#app/sections/service/service-build.tsx'
import { ServiceClosing } from '#app/sections/service/service-closing.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import { NameLists, TitledList } from '#app/sections/service/service-lists.tsx'
import { ServicePage, serviceFacts } from '#app/sections/service/service-page.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { Plates } from './plates.tsx'
import { StepFrames } from './step-frames.tsx'
import './storyboard-hero.css'
import { useId } from 'react'
import { Headline } from '#app/ui/headline.tsx'

/** Layout C: show the work. Four frames on four steps, then plates that alternate with words. */
export function StoryboardPage({ content: service }: PageProps<'storyboard'>) {
  const { serviceHeadings } = useSite()
  const monthly = service.tiers.every((tier) => tier.period === 'month')
  return (
    <ServicePage service={service}>
      <StoryboardHero service={service} />
      <StepFrames service={service} />
      <TitleBlock facts={serviceFacts(service)} label={`${service.title}: key facts`} />
      <LazyHydrate>
        <Plates service={service} />
      </LazyHydrate>
      <LazyHydrate>
        <Areas areas={service.areas} />
        <NameLists lists={service.extraLists} flush={service.areas !== null} />
        <Promises highlights={service.highlights} />
      </LazyHydrate>
      <LazyHydrate>
        <PackagesSection
          service={service}
          heading={monthly ? serviceHeadings.pricesByTheMonth : serviceHeadings.prices}
        />
        <ServiceBuild build={service.build} />
        <ServiceClosing service={service} />
      </LazyHydrate>
    </ServicePage>
  )
}

const heroFoot =
  'mt-[clamp(1.5rem,2.6vw,2.5rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-6 @max-xs/service:*:w-full xs:max-lg:low:mt-2.5 xs:max-lg:low:gap-3'

/** The group's full colour and one line of type as wide as the column. */
function StoryboardHero({ service }: { service: Service }) {
  return (
    <section className="bg-(--group) text-(--on-group)" aria-label={service.title}>
      <div className="max-w-page px-safe pt-rows pb-[clamp(2rem,3.4vw,3.25rem)] xs:max-lg:low:py-3">
        <ServiceHeadline service={service} className="storyboard-hero__headline" />
        <div className={heroFoot}>
          <p className="measure-204 text-lead/142 xs:max-lg:low:max-w-none xs:max-lg:low:text-(length:--text-base)">
            {service.lead}
          </p>
          <ServiceActions service={service} on="group" />
        </div>
      </div>
    </section>
  )
}

const promiseList = {
  list: 'mt-rows grid grid-cols-3 border-t border-night-line @max-lg/service:grid-cols-1',
  item: 'border-night-rule @max-lg/service:py-5 @max-lg/service:not-first:border-t @lg/service:pt-5.5 @lg/service:pr-6 @lg/service:not-first:border-l @lg/service:not-first:pl-6',
  title: 'text-h3/105 text-(--group-night)',
  text: 'mt-3 measure-192 text-on-night-2 @max-lg/service:measure-340',
}

/** The highlights, on night, as promises. */
function Promises({ highlights }: { highlights: Service['highlights'] }) {
  const id = useId()
  return (
    <section className="on-night py-section" aria-labelledby={id}>
      <div className="max-w-page px-safe">
        <Headline
          as="h2"
          id={id}
          headline={useSite().serviceHeadings.promises}
          className="measure-120 text-[clamp(2.25rem,1.2rem+4.2cqi,4.75rem)]/[0.95] max-md:leading-none"
        />
        <TitledList items={highlights} look={promiseList} />
      </div>
    </section>
  )
}
