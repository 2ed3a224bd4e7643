import './about-hero.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { art } from '#app/ui/art.ts'
import { Headline } from '#app/ui/headline.tsx'

type AboutHeroProps = Pick<PageContent['about'], 'headline' | 'lead' | 'whoWeAre'>

/** Words on the left half of the page, half a kite on the right; its straight edge is the spine. */
export function AboutHero({ headline, lead, whoWeAre }: AboutHeroProps) {
  return (
    <div className="about-hero">
      <div className="about-hero__halves wrap">
        <div className="about-hero__words">
          <Headline headline={headline} className="about-hero__headline" />
          <p className="about-hero__lead">{lead}</p>
          <section aria-labelledby="who-we-are">
            <h2 id="who-we-are" className="about-hero__heading">
              {whoWeAre.heading}
            </h2>
            <Prose value={whoWeAre.body} level={3} className="about-hero__body" />
          </section>
        </div>
        <div className="about-hero__picture">
          <img
            className="about-hero__kite"
            src={art('scenes/about-half-kite')}
            alt=""
            width="366"
            height="760"
            fetchPriority="high"
            decoding="async"
          />
        </div>
      </div>
    </div>
  )
}
