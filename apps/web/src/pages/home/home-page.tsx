import './home-page.css'
import { LazyHydrate } from '@kitewright/site-engine/client'
import type { PageProps } from '#app/routing/page-content.ts'
import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'
import { TitleBlock } from '#app/sections/title-block/title-block.tsx'
import { HomeBuild } from './build/home-build.tsx'
import { Faq } from './faq/faq.tsx'
import { Hero } from './hero/hero.tsx'
import { Process } from './process/process.tsx'
import { ServiceCards } from './service-cards/service-cards.tsx'
import { Why } from './why/why.tsx'

export function HomePage({ content }: PageProps<'home'>) {
  return (
    <>
      <Hero hero={content.hero} />
      <div className="home-facts [--title-block-columns:2.1fr_1.05fr_0.95fr_1.45fr]">
        <TitleBlock facts={content.facts} label="At a glance" />
      </div>
      <LazyHydrate>
        <ServiceCards services={content.services} />
      </LazyHydrate>
      <LazyHydrate>
        <Process process={content.process} />
      </LazyHydrate>
      <LazyHydrate>
        <Why why={content.why} />
      </LazyHydrate>
      {content.build && (
        <LazyHydrate>
          <HomeBuild build={content.build} />
        </LazyHydrate>
      )}
      <LazyHydrate>
        <Faq faq={content.faq} />
      </LazyHydrate>
      <LazyHydrate>
        <div className="home-closing">
          <ClosingSky closing={content.closing} drawing="scenes/home-closing-sky" />
        </div>
      </LazyHydrate>
    </>
  )
}
