import { Later } from '@kitewright/site-engine/later'
import type { PageProps } from '#app/routing/page-content.ts'
import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'
import { AboutHero } from './about-hero.tsx'
import { Halves } from './halves.tsx'
import { Philosophy } from './philosophy.tsx'

/** The page is a kite: two halves and the spine between them (specification, section 2, About). */
export function AboutPage({ content }: PageProps<'about'>) {
  return (
    <>
      <AboutHero
        headline={content.headline}
        lead={content.lead}
        whoWeAre={content.whoWeAre}
        action={content.closing.primary}
      />
      <Halves halves={content.halves} both={content.both} />
      <Later>
        <Philosophy philosophy={content.philosophy} />
        <ClosingSky closing={content.closing} drawing="scenes/about-closing-sky" />
      </Later>
    </>
  )
}
