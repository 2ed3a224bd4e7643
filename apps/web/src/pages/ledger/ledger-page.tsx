import { LazyHydrate } from '@kitewright/site-engine/client'
import type { PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Areas } from '#app/sections/service/areas.tsx'
import { PackagesSection } from '#app/sections/service/packages.tsx'
import { ServiceClosing } from '#app/sections/service/service-closing.tsx'
import { NameLists, TitledList } from '#app/sections/service/service-lists.tsx'
import { getServiceFacts, ServicePage } from '#app/sections/service/service-page.tsx'
import { ServiceProject } from '#app/sections/service/service-project.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { LedgerHero } from './ledger-hero.tsx'
import { LedgerLists } from './ledger-lists.tsx'
import { LedgerSteps } from './ledger-steps.tsx'
import { SystemDrawing } from './system-drawing.tsx'

const claims = {
  list: 'border-t-2 border-ink',
  item: 'grid grid-cols-ledger items-baseline gap-x-halves gap-y-2.5 border-b border-rule pt-6 pb-5.5 last:border-ink @max-md/service:grid-cols-1',
  title: 'text-part/98',
  text: 'text-lead/142 text-ink-2',
}

const features = {
  list: 'mt-1.5 -mb-8 grid grid-cols-1 gap-x-lists @md/service:grid-cols-2',
  item: 'row-span-2 grid grid-rows-subgrid border-t-2 border-ink pt-4.5 pb-9',
  title: 'text-h4/112',
  text: 'mt-3 measure-249 text-ink-2',
}

const inThrees = { ...features, list: `${features.list} @lg/service:grid-cols-3` }

/** Layout B: show the numbers. Prices in the hero, the system drawn, the steps in weeks. */
export function LedgerPage({ content: service }: PageProps<'ledger'>) {
  const { serviceHeadings } = useSite()
  return (
    <ServicePage service={service}>
      <LedgerHero service={service} />
      <SystemDrawing service={service} />
      <TitleBlock facts={getServiceFacts(service)} label={`${service.title}: key facts`} />
      <LazyHydrate>
        <ServiceSection heading={serviceHeadings.highlights} headingHidden>
          <TitledList items={service.highlights} variant={claims} />
        </ServiceSection>
        <LedgerLists service={service} />
      </LazyHydrate>
      <LazyHydrate>
        <ServiceSection heading={serviceHeadings.features}>
          {/* Four make two rows of two, not three and one. */}
          <TitledList
            items={service.features}
            variant={service.features.length === 4 ? features : inThrees}
          />
        </ServiceSection>
        <NameLists lists={service.extraLists} flush />
        <Areas areas={service.areas} flush />
      </LazyHydrate>
      <LazyHydrate>
        <LedgerSteps steps={service.steps} />
      </LazyHydrate>
      <LazyHydrate>
        <PackagesSection service={service} heading={serviceHeadings.pricesInFull} />
      </LazyHydrate>
      <LazyHydrate>
        <ServiceProject build={service.build} />
        <ServiceClosing service={service} />
      </LazyHydrate>
    </ServicePage>
  )
}
