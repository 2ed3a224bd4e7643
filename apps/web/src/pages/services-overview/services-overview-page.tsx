import '#app/sections/service/service-page.css'
import './services-overview-page.css'
import { Later } from '#app/hydration/later.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { PriceIndex } from './price-index.tsx'
import { Reasons } from './reasons.tsx'
import { StartTiles } from './start-tiles.tsx'

/** Getting started: where to begin, and every service with its first price (specification, section 2). */
export function ServicesOverviewPage({ content }: PageProps<'servicesOverview'>) {
  return (
    <div className="service-page services-overview">
      <div className="services-overview__head wrap">
        <Headline headline={content.headline} className="services-overview__headline" />
        <p className="services-overview__lead">{content.lead}</p>
      </div>
      <StartTiles cards={content.cards} />
      <Later>
        <PriceIndex heading={content.indexHeading} prices={content.prices} />
      </Later>
      <Later>
        <Reasons reasons={content.reasons} />
        <ClosingBand closing={content.closing} tone="haldi" />
      </Later>
    </div>
  )
}
