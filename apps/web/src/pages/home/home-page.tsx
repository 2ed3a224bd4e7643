import './home-page.css'
import { LazyHydrate, useWasServed } from '@kitewright/site-engine/client'
import { use } from 'react'
import type { PageProps, ShowcasedProject } from '#app/routing/page-content.ts'
import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'
import { ExampleProject, PROJECT_HEADING } from '#app/sections/showcase/example-project.tsx'
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
  const renderBlocks = (section: string) => (
    <HomeBlocks groups={content.blockGroups} after={section} />
  )
  return (
    <>
      <Hero hero={content.hero} />
      <div className="home-facts [--title-block-columns:2.1fr_1.05fr_0.95fr_1.45fr]">
        <TitleBlock facts={content.facts} label="At a glance" />
      </div>
      {renderBlocks('facts')}
      <LazyHydrate>
        <ServiceCards services={content.services} />
      </LazyHydrate>
      {renderBlocks('services')}
      <LazyHydrate>
        <Process process={content.process} />
      </LazyHydrate>
      {renderBlocks('process')}
      <LazyHydrate>
        <Why why={content.why} />
      </LazyHydrate>
      {renderBlocks('why')}
      {content.build && (
        <LazyHydrate>
          <HomeProject project={content.build} />
        </LazyHydrate>
      )}
      {renderBlocks('build')}
      <LazyHydrate>
        <Faq faq={content.faq} />
      </LazyHydrate>
      {renderBlocks('faq')}
      <LazyHydrate>
        <div className="home-closing">
          <ClosingSky closing={content.closing} drawing="scenes/home-closing-sky" />
        </div>
      </LazyHydrate>
    </>
  )
}

function HomeProject({ project }: { project: ShowcasedProject }) {
  return (
    <section className="bg-vellum py-section" aria-labelledby="build-heading">
      <div className="mx-auto max-w-page px-safe">
        <h2 id="build-heading" className="mb-part">
          {PROJECT_HEADING}
        </h2>
        <ExampleProject project={project} />
      </div>
    </section>
  )
}
