import { Later } from '@kitewright/site-engine/later'
import type { PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Areas } from '#app/sections/service/areas.tsx'
import { NameLists } from '#app/sections/service/name-lists.tsx'
import { PackagesSection } from '#app/sections/service/packages-section.tsx'
import { ServiceClosing } from '#app/sections/service/service-closing.tsx'
import { serviceFacts } from '#app/sections/service/service-facts.ts'
import { ServicePage } from '#app/sections/service/service-page.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { TitledList } from '#app/sections/service/titled-list.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { LedgerHero } from './ledger-hero.tsx'
import { LedgerLists } from './ledger-lists.tsx'
import { LedgerSteps } from './ledger-steps.tsx'
import { SystemDrawing } from './system-drawing.tsx'
import './ledger-page.css'

const claims = {
  list: 'ledger-claims',
  item: 'ledger-claims__item',
  title: 'ledger-claims__title',
  text: 'ledger-claims__text',
}

const features = {
  list: 'ledger-features',
  item: 'ledger-features__item',
  title: 'ledger-features__title',
  text: 'ledger-features__text',
}

/** Layout B: show the numbers. Prices in the hero, the system drawn, the steps in weeks. */
export function LedgerPage({ content: service }: PageProps<'ledger'>) {
  const { serviceHeadings } = useSite()
  return (
    <ServicePage service={service}>
      <LedgerHero service={service} />
      <SystemDrawing service={service} />
      <TitleBlock facts={serviceFacts(service)} label={`${service.title}: key facts`} />
      <Later>
        <ServiceSection heading={serviceHeadings.highlights} headingHidden>
          <TitledList items={service.highlights} look={claims} />
        </ServiceSection>
        <LedgerLists service={service} />
      </Later>
      <Later>
        <ServiceSection heading={serviceHeadings.features}>
          <TitledList items={service.features} look={features} />
        </ServiceSection>
        <NameLists lists={service.extraLists} flush />
        <Areas areas={service.areas} flush />
      </Later>
      <Later>
        <LedgerSteps steps={service.steps} />
      </Later>
      <Later>
        <PackagesSection tiers={service.tiers} heading={serviceHeadings.pricesInFull} />
      </Later>
      <Later>
        <ServiceClosing service={service} />
      </Later>
    </ServicePage>
  )
}
