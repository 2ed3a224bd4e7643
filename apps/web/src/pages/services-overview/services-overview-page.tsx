import { Later } from '@kitewright/site-engine/later'
import type { PageProps } from '#app/routing/page-content.ts'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import { serviceColumn } from '#app/sections/service/service-column.ts'
import { Headline } from '#app/ui/headline.tsx'
import { PriceIndex } from './price-index.tsx'
import { Reasons } from './reasons.tsx'
import { StartTiles } from './start-tiles.tsx'

/** Getting started: where to begin, and every service with its first price (specification, section 2). */
export function ServicesOverviewPage({ content }: PageProps<'servicesOverview'>) {
  return (
    // The column beside the services list; its parts measure themselves against it.
    <div className={`@container ${serviceColumn}`}>
      <div className="flex max-w-page flex-wrap items-end justify-between gap-x-8 gap-y-5 px-safe pt-[clamp(2.5rem,4.6vw,4.5rem)] pb-[clamp(1.75rem,2.8vw,2.75rem)]">
        <Headline
          headline={content.headline}
          className="text-[clamp(3.25rem,1.9rem+5.2vw,7rem)] leading-[0.86] max-md:leading-none"
        />
        {/* As narrow as 10em before it drops below the headline, for windows with a scrollbar of their own. */}
        <p className="max-w-[19.2em] grow basis-full text-lead/[1.42] @sm:max-w-[13.6em] @sm:basis-[10em]">
          {content.lead}
        </p>
      </div>
      <StartTiles cards={content.cards} />
      <Later>
        <PriceIndex heading={content.indexHeading} prices={content.prices} />
      </Later>
      <Later>
        <Reasons reasons={content.reasons} />
        <ClosingBand closing={content.closing} tone="haldi" besideServices />
      </Later>
    </div>
  )
}
