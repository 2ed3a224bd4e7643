import '#app/ui/dog-ear.css'
import { LazyHydrate } from '@kitewright/site-engine/client'
import { useId } from 'react'
import { SAMPLES_ID } from '#app/routing/enquiry-address.ts'
import type { PageContent, PageProps } from '#app/routing/page-content.ts'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import { TermRows } from '#app/sections/service/service-lists.tsx'
import { serviceColumn } from '#app/sections/service/service-page.tsx'
import { Headline } from '#app/ui/headline.tsx'
import { PriceIndex } from './price-index.tsx'
import { StartTiles } from './start-tiles.tsx'

/** Getting started: where to begin, and every service with its first price (specification, section 2). */
export function ServicesOverviewPage({ content }: PageProps<'servicesOverview'>) {
  return (
    // The column beside the services list; its parts measure themselves against it.
    <div className={`@container ${serviceColumn}`}>
      <div className="flex max-w-page flex-wrap items-end justify-between gap-x-8 gap-y-5 px-safe pt-[clamp(2.5rem,4.6vw,4.5rem)] pb-[clamp(1.75rem,2.8vw,2.75rem)]">
        <Headline
          headline={content.headline}
          className="text-[clamp(3.25rem,1.9rem+5.2vw,7rem)] leading-86 max-md:leading-none"
        />
        {/* As narrow as 10em before it drops below the headline, for windows with a scrollbar of their own. */}
        <p className="measure-192 grow basis-full text-lead/142 @sm:measure-136 @sm:basis-[10em]">
          {content.lead}
        </p>
      </div>
      <StartTiles cards={content.cards} />
      <LazyHydrate>
        <PriceIndex heading={content.indexHeading} prices={content.prices} />
      </LazyHydrate>
      <LazyHydrate>
        <Reasons reasons={content.reasons} />
        {content.samples && <Samples samples={content.samples} />}
        <ClosingBand closing={content.closing} tone="haldi" hasSidebar />
      </LazyHydrate>
    </div>
  )
}

type ReasonsProps = { reasons: PageContent['servicesOverview']['reasons'] }

/** Why to choose the company; each reason begins with its claim in bold. */
function Reasons({ reasons }: ReasonsProps) {
  const id = useId()
  return (
    <section className="bg-vellum py-section" aria-labelledby={id}>
      <div className="grid max-w-page gap-x-8 px-safe @lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 id={id} className="mb-7.5 text-part">
          {reasons.heading}
        </h2>
        <ul className="grid gap-x-10 border-t-2 border-ink @sm:grid-cols-2">
          {reasons.items.map((reason) => (
            <li key={reason._key} className="border-b border-ink/16 py-4 leading-145 text-ink-2">
              <strong className="block text-h5/tight font-bold text-ink">{reason.title}</strong>{' '}
              {reason.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

type SamplesProps = { samples: NonNullable<PageContent['servicesOverview']['samples']> }

/** Sample documents of a project: each a list on a sheet with a folded corner. */
function Samples({ samples }: SamplesProps) {
  const id = useId()
  return (
    <section id={SAMPLES_ID} className="py-section" aria-labelledby={id}>
      <div className="max-w-page px-safe">
        <h2 id={id} className="text-part">
          {samples.heading}
        </h2>
        <p className="mt-3 text-ink-2">{samples.text}</p>
        <div className="mt-7.5 grid gap-6 @sm:grid-cols-2 @lg:grid-cols-3">
          {samples.papers.map((paper) => (
            <article key={paper._key} className="dog-ear bg-vellum px-6 pt-6 pb-7">
              <p className="font-mono text-note text-ink-3">Sample</p>
              <h3 className="mt-1 mb-4 pr-6 text-h4/112">{paper.title}</h3>
              <TermRows items={paper.items} isCompact />
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
