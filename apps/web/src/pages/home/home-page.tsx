import './home-page.css'
import { LazyHydrate, useWasServed } from '@kitewright/site-engine/client'
import { use } from 'react'
import type { Build, PageProps } from '#app/routing/page-content.ts'
import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'
import { BUILD_HEADING, TypicalBuild } from '#app/sections/showcase/typical-build.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { loadBlockList } from '#app/shell/load-parts.ts'
import { Faq } from './faq/faq.tsx'
import { Hero } from './hero/hero.tsx'
import { HomeBlocks } from './home-blocks/home-blocks.tsx'
import { Process } from './process/process.tsx'
import { ServiceCards } from './service-cards/service-cards.tsx'
import { Why } from './why/why.tsx'

export function HomePage({ content }: PageProps<'home'>) {
  const wasServed = useWasServed()
  // Client navigation loads the whole page.
  if (content.blockGroups && !wasServed) use(loadBlockList())
  /** The blocks that an editor has put after a section. */
  const blocksAfter = (section: string) => (
    <HomeBlocks groups={content.blockGroups} after={section} />
  )
  return (
    <>
      <Hero hero={content.hero} />
      <div className="home-facts [--title-block-columns:2.1fr_1.05fr_0.95fr_1.45fr]">
        <TitleBlock facts={content.facts} label="At a glance" />
      </div>
      {blocksAfter('facts')}
      <LazyHydrate>
        <ServiceCards services={content.services} />
      </LazyHydrate>
      {blocksAfter('services')}
      <LazyHydrate>
        <Process process={content.process} />
      </LazyHydrate>
      {blocksAfter('process')}
      <LazyHydrate>
        <Why why={content.why} />
      </LazyHydrate>
      {blocksAfter('why')}
      {content.build && (
        <LazyHydrate>
          <HomeBuild build={content.build} />
        </LazyHydrate>
      )}
      {blocksAfter('build')}
      <LazyHydrate>
        <Faq faq={content.faq} />
      </LazyHydrate>
      {blocksAfter('faq')}
      <LazyHydrate>
        <div className="home-closing">
          <ClosingSky closing={content.closing} drawing="scenes/home-closing-sky" />
        </div>
      </LazyHydrate>
    </>
  )
}

function HomeBuild({ build }: { build: Build }) {
  return (
    <section className="bg-vellum py-section" aria-labelledby="build-heading">
      <div className="mx-auto max-w-page px-safe">
        <h2 id="build-heading" className="mb-part">
          {BUILD_HEADING}
        </h2>
        <TypicalBuild build={build} />
      </div>
    </section>
  )
}
