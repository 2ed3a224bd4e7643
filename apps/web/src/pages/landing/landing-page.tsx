import { LazyHydrate } from '@kitewright/site-engine/client'
import { type ReactNode, useId } from 'react'
import type { LandingSection, PageProps } from '#app/routing/page-content.ts'
import { BuildPlate } from '#app/sections/build-plate/build-plate.tsx'
import { ClosingBand } from '#app/sections/closing-band/closing-band.tsx'
import { PageTitle } from '#app/sections/page-title/page-title.tsx'
import { Prose } from '#app/sections/prose/prose.tsx'
import { Packages, PriceNote } from '#app/sections/service/packages.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'

/** A page that editors put together: a title, and sections in their order. */
export function LandingPage({ content }: PageProps<'landing'>) {
  return (
    <>
      <PageTitle headline={content.headline} lead={content.lead} />
      {content.sections.map((section) => (
        <LazyHydrate key={section._key}>
          <Section section={section} />
        </LazyHydrate>
      ))}
    </>
  )
}

function Section({ section }: { section: LandingSection }) {
  switch (section._type) {
    case 'landingFacts':
      return <TitleBlock facts={section.facts} label="At a glance" />
    case 'landingText':
      return (
        <Band heading={section.heading}>
          <Prose value={section.body} />
        </Band>
      )
    case 'landingPackages':
      return (
        <Band heading={section.heading} className="bg-vellum surface-vellum">
          <div className="@container/service">
            <Packages service={section.service} />
          </div>
          <PriceNote className="mt-5" />
        </Band>
      )
    case 'landingBuild':
      return (
        <Band heading={section.heading}>
          <BuildPlate build={section.build} level={3} />
        </Band>
      )
    case 'closing':
      return <ClosingBand closing={section} tone="rani" />
  }
}

type BandProps = { heading: string; className?: string; children: ReactNode }

/** A section over the whole width, named by its h2. */
function Band({ heading, className = '', children }: BandProps) {
  const id = useId()
  return (
    <section className={`py-section ${className}`} aria-labelledby={id}>
      <div className="mx-auto max-w-page px-safe">
        <h2 id={id} className="mb-part">
          {heading}
        </h2>
        {children}
      </div>
    </section>
  )
}
