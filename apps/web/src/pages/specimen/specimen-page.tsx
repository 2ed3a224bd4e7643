import { LazyHydrate } from '@kitewright/site-engine/client'
import type { PageProps, Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Areas, areaVariants } from '#app/sections/service/areas.tsx'
import { PackagesSection } from '#app/sections/service/packages.tsx'
import { ServiceClosing } from '#app/sections/service/service-closing.tsx'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import { NameLists, TermRows, TitledList } from '#app/sections/service/service-lists.tsx'
import { getServiceFacts, ServicePage } from '#app/sections/service/service-page.tsx'
import { ServiceProject } from '#app/sections/service/service-project.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { SpecimenFeatures } from './specimen-features.tsx'
import { SpecimenHero } from './specimen-hero.tsx'
import { IllustratedSteps, StepsSection } from './specimen-steps.tsx'

/** The first of the three is larger. */
const highlights = {
  list: 'grid grid-cols-[1.35fr_1fr_1fr] border-t-2 border-ink @max-lg/service:grid-cols-1',
  item: 'group specimen-highlight',
  title: 'text-h4/115 group-first:text-h3/108',
  text: 'measure-340 self-start text-ink-2 @max-md/service:mt-2 @lg/service:mt-2 @lg/service:measure-226',
}

/** Layout A: show the object. Areas are drawn; a service without areas has its steps drawn. */
export function SpecimenPage({ content: service }: PageProps<'specimen'>) {
  const { serviceHeadings } = useSite()
  const renderDrawing = (index: number) => <SpecimenDrawing service={service} index={index} />
  return (
    <ServicePage service={service}>
      <SpecimenHero service={service} />
      <TitleBlock facts={getServiceFacts(service)} label={`${service.title}: key facts`} />
      <LazyHydrate>
        <ServiceSection heading={serviceHeadings.highlights} headingHidden>
          <TitledList items={service.highlights} variant={highlights} />
        </ServiceSection>
      </LazyHydrate>
      <LazyHydrate>
        <Areas areas={service.areas} drawing={renderDrawing} flush />
        {!service.areas && <IllustratedSteps steps={service.steps} drawing={renderDrawing} />}
      </LazyHydrate>
      <LazyHydrate>
        <SpecimenLists lists={service.lists} />
        <ServiceSection heading={serviceHeadings.features} headingHidden>
          <SpecimenFeatures service={service} />
        </ServiceSection>
        <NameLists lists={service.extraLists} flush />
      </LazyHydrate>
      <LazyHydrate>
        {service.areas && <StepsSection steps={service.steps} />}
        <PackagesSection service={service} heading={serviceHeadings.prices} />
        <ServiceProject build={service.build} />
        <ServiceClosing service={service} />
      </LazyHydrate>
    </ServicePage>
  )
}

const slots = ['1', '2', '3', '4'] as const

/** One of the four small drawings of a service; the words under it say what it shows. */
function SpecimenDrawing({ service, index }: { service: Service; index: number }) {
  return (
    <ServiceDrawing
      service={service}
      slot={slots[index] ?? '4'}
      className={areaVariants.drawing}
      sizes="(min-width: 64rem) 18vw, 40vw"
      width={200}
      height={96}
      loading="lazy"
      decoding="async"
    />
  )
}

/** The two lists side by side, on vellum. */
function SpecimenLists({ lists }: { lists: Service['lists'] }) {
  return (
    <section className="bg-vellum py-section">
      <div className="grid max-w-page grid-cols-2 gap-x-12 gap-y-10 px-safe @max-lg/service:grid-cols-1">
        {lists.map((list) => (
          <div key={list._key}>
            <h2 className="pb-3 text-h3/108">{list.title}</h2>
            <TermRows items={list.items} />
          </div>
        ))}
      </div>
    </section>
  )
}
