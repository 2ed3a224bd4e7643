import { Link } from '@kitewright/site-engine/link'
import type { PageContent } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { art } from '#app/ui/art.ts'
import { Headline } from '#app/ui/headline.tsx'

type AboutHeroProps = Pick<PageContent['about'], 'headline' | 'lead' | 'whoWeAre'> & {
  /** The way on for those who have read enough. */
  action: PageContent['about']['closing']['primary']
}

/**
 * Words on the left half of the page, half a kite on the right. The spine lies on the middle of the page, and
 * the kite's straight edge in the middle of the spine.
 */
export function AboutHero({ headline, lead, whoWeAre, action }: AboutHeroProps) {
  return (
    <div className="overflow-hidden">
      <div className="relative mx-auto max-w-page px-safe md:grid md:min-h-[min(50rem,100svh-var(--spacing-header))] md:grid-cols-2">
        <div className="pt-9 pb-7 md:pt-[clamp(2.5rem,5vw,5rem)] md:pr-[clamp(1.5rem,4.5vw,5rem)] md:pb-[clamp(2.5rem,5vw,4.5rem)]">
          <Headline
            headline={headline}
            className="text-[min(16vw,6rem)]/none *:block md:text-[clamp(2.9rem,1.2rem+5.3vw,6.9rem)]/[0.86]"
          />
          <p className="mt-7 max-w-[19.2em] text-lead/[1.4] font-medium">{lead}</p>
          <section aria-labelledby="who-we-are">
            <h2 id="who-we-are" className="mt-[clamp(2.25rem,4vw,3.75rem)] text-h3/[1.05]">
              {whoWeAre.heading}
            </h2>
            <Prose value={whoWeAre.body} level={3} className="mt-3.5 max-w-[30.6em] text-ink-2" />
          </section>
          <Link href={action.href} className="text-link mt-5 inline-flex min-h-11 items-center">
            {action.label}
          </Link>
        </div>
        <div className="relative before:absolute before:inset-y-0 before:-left-0.5 before:z-1 before:w-1 before:bg-ink max-md:ml-[50%] max-md:h-[92vw]">
          <img
            className="absolute top-1/2 left-0 h-[112vw] w-auto max-w-none -translate-y-1/2 md:h-[min(128%,86vw)]"
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
