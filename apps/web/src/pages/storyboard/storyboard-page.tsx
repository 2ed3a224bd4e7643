import { LazyHydrate } from '@kitewright/site-engine/client'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { PageProps, Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Areas } from '#app/sections/service/areas.tsx'
import { PackagesSection } from '#app/sections/service/packages.tsx'
import { ServiceActions } from '#app/sections/service/service-actions.tsx'
import { ServiceClosing } from '#app/sections/service/service-closing.tsx'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import { ServiceHeadline } from '#app/sections/service/service-headline.tsx'
import { NameLists, TitledList } from '#app/sections/service/service-lists.tsx'
import { getServiceFacts, ServicePage } from '#app/sections/service/service-page.tsx'
import { ServiceProject } from '#app/sections/service/service-project.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { Diagrams } from './diagrams.tsx'
import './storyboard-hero.css'

/** Beside the margin of the page the words keep it; in two columns that is every second step. */
const edges = ['@xs/service:pl-safe', '', '@xs/service:@max-lg/service:pl-safe', '']

const slots = ['1', '2', '3', '4'] as const

/** One scene in four frames, one above each step. */
function StepFrames({ service }: { service: Service }) {
  const { serviceHeadings } = useSite()
  const id = useId()
  return (
    <section className="border-y border-ink bg-sheet" aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {serviceHeadings.steps}
      </h2>
      <ol className="grid grid-cols-4 @max-lg/service:grid-cols-2 @max-xs/service:grid-cols-1">
        {service.steps.map((step, index) => (
          <li key={step._key} className="frame-step">
            <ServiceDrawing
              service={service}
              slot={slots[index] ?? '4'}
              className="frame-picture"
              sizes="(min-width: 64rem) 21vw, 45vw"
              width={280}
              height={340}
              cover
              decoding="async"
              // The second half is below the first screen of phones.
              loading={index > 1 ? 'lazy' : undefined}
            />
            <div className={clsx('frame-words', edges[index])}>
              <h3 className="text-[clamp(1.375rem,1.1rem+1cqi,2rem)]/[1.05]">{step.title}</h3>
              {step.duration && (
                <p className="mt-2 font-mono text-note tracking-note text-ink-3">{step.duration}</p>
              )}
              <p className="mt-2 text-copy/150 text-ink-2 @max-xs/service:text-md/142">
                {step.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Layout C: show the work. Four frames on four steps, then diagrams that alternate with words. */
export function StoryboardPage({ content: service }: PageProps<'storyboard'>) {
  const { serviceHeadings } = useSite()
  const monthly = service.tiers.every((tier) => tier.period === 'month')
  return (
    <ServicePage service={service}>
      <StoryboardHero service={service} />
      <StepFrames service={service} />
      <TitleBlock facts={getServiceFacts(service)} label={`${service.title}: key facts`} />
      <LazyHydrate>
        <Diagrams service={service} />
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
        <ServiceProject build={service.build} />
        <ServiceClosing service={service} />
      </LazyHydrate>
    </ServicePage>
  )
}

/** The group's full colour and one line of type as wide as the column. */
function StoryboardHero({ service }: { service: Service }) {
  return (
    <section className="bg-(--group) text-(--on-group)" aria-label={service.title}>
      <div className="max-w-page px-safe pt-rows pb-[clamp(2rem,3.4vw,3.25rem)] xs:max-lg:low:py-3">
        <ServiceHeadline service={service} className="storyboard-hero__headline" />
        <div className="storyboard-foot">
          <p className="storyboard-lead">{service.lead}</p>
          <ServiceActions service={service} on="group" />
        </div>
      </div>
    </section>
  )
}

const promiseList = {
  list: 'mt-rows grid grid-cols-3 border-t border-night-line @max-lg/service:grid-cols-1',
  item: 'storyboard-highlight',
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
        <TitledList items={highlights} variant={promiseList} />
      </div>
    </section>
  )
}
