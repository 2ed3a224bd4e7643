import { Later } from '@kitewright/site-engine/later'
import type { PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Areas } from '#app/sections/service/areas.tsx'
import { NameLists } from '#app/sections/service/name-lists.tsx'
import { PackagesSection } from '#app/sections/service/packages-section.tsx'
import { ServiceClosing } from '#app/sections/service/service-closing.tsx'
import { serviceFacts } from '#app/sections/service/service-facts.ts'
import { ServicePage } from '#app/sections/service/service-page.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { Plates } from './plates.tsx'
import { Promises } from './promises.tsx'
import { StepFrames } from './step-frames.tsx'
import { StoryboardHero } from './storyboard-hero.tsx'

/** Layout C: show the work. Four frames on four steps, then plates that alternate with words. */
export function StoryboardPage({ content: service }: PageProps<'storyboard'>) {
  const { serviceHeadings } = useSite()
  const monthly = service.tiers.every((tier) => tier.period === 'month')
  return (
    <ServicePage service={service}>
      <StoryboardHero service={service} />
      <StepFrames service={service} />
      <TitleBlock facts={serviceFacts(service)} label={`${service.title}: key facts`} />
      <Later>
        <Plates service={service} />
      </Later>
      <Later>
        <Areas areas={service.areas} />
        <NameLists lists={service.extraLists} flush={service.areas !== null} />
        <Promises highlights={service.highlights} />
      </Later>
      <Later>
        <PackagesSection
          service={service}
          heading={monthly ? serviceHeadings.pricesByTheMonth : serviceHeadings.prices}
        />
        <ServiceClosing service={service} />
      </Later>
    </ServicePage>
  )
}
