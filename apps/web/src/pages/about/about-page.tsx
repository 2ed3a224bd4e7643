import { LazyHydrate, Link } from '@kitewright/site-engine/client'
import type { PageContent, PageProps } from '#app/routing/page-content.ts'
import { ClosingSky } from '#app/sections/closing-sky/closing-sky.tsx'
import { useCompanyFacts } from '#app/sections/company/company-facts.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { useArt } from '#app/ui/art.ts'
import { Headline } from '#app/ui/headline.tsx'
import { Halves } from './halves.tsx'

type AboutHeroProps = Pick<PageContent['about'], 'headline' | 'lead' | 'whoWeAre'> & {
  action: PageContent['about']['closing']['primary']
}

/** With the spine, which begins at the kite's tip. */
const kiteColumn =
  'relative before:absolute before:inset-y-0 before:-left-0.5 before:z-1 before:w-1 before:bg-ink max-md:ml-[50%] max-md:h-[92vw] max-md:before:-top-[6.7vw]'

/**
 * Words on the left half of the page, half a kite on the right. The spine is in the middle of the page, and
 * the kite's straight edge in the middle of the spine.
 */
function AboutHero({ headline, lead, whoWeAre, action }: AboutHeroProps) {
  const art = useArt()
  const company = useCompanyFacts()
  return (
    <div className="overflow-hidden">
      <div className="relative mx-auto max-w-page px-safe md:grid md:min-h-[min(50rem,100svh-var(--spacing-header))] md:grid-cols-2">
        <div className="pt-9 pb-7 md:pt-page-top md:pr-[clamp(1.5rem,4.5vw,5rem)] md:pb-page-top-tight">
          <Headline
            headline={headline}
            className="text-[min(16vw,6rem)]/none *:block md:text-[clamp(2.9rem,1.2rem+5.3vw,6.9rem)]/[0.86]"
          />
          <p className="mt-7 measure-192 text-lead/140 font-medium">{lead}</p>
          <section aria-labelledby="who-we-are">
            <h2 id="who-we-are" className="mt-rows text-h3/105">
              {whoWeAre.heading}
            </h2>
            <Prose value={whoWeAre.body} level={3} className="mt-3.5 measure-306 text-ink-2" />
            <dl className="mt-5 measure-306 border-t border-rule text-md">
              {company.map(({ name, value }) => (
                <div key={name} className="flex flex-wrap gap-x-4 border-b border-rule py-2">
                  <dt className="flex-[0_1_9rem] text-ink-2">{name}</dt>
                  <dd className="flex-[1_1_10rem] font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          <Link href={action.href} className="text-link mt-5 inline-flex min-h-11 items-center">
            {action.label}
          </Link>
        </div>
        <div className={kiteColumn}>
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

type PhilosophyProps = { philosophy: PageContent['about']['philosophy'] }

/** A kite drawn, half cut, whole: one for each principle, in this order. */
const diamonds = ['outline', 'half', 'whole']

function Philosophy({ philosophy }: PhilosophyProps) {
  const art = useArt()
  return (
    <section className="bg-haldi py-section" aria-labelledby="philosophy-heading">
      <div className="mx-auto max-w-page px-safe">
        <h2 id="philosophy-heading">{philosophy.heading}</h2>
        <div className="mt-part grid border-t-2 border-ink md:grid-cols-3">
          {philosophy.items.map((principle, index) => (
            <div key={principle._key} className={principleCell}>
              <img
                className="h-auto w-18 max-md:row-span-2 md:w-22"
                src={art(`scenes/about-diamond-${diamonds[index] ?? 'whole'}`)}
                alt=""
                width="120"
                height="120"
                loading="lazy"
                decoding="async"
              />
              <h3 className="text-h3/95 md:mt-6 md:text-[clamp(1.6rem,0.6rem+2.4vw,3.25rem)]">
                {principle.title}
              </h3>
              <p className="mt-1.5 measure-192 text-lg/normal md:mt-3">{principle.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const principleCell =
  'border-ink max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-4.5 max-md:py-5 max-md:not-first:border-t-2 md:pt-6 md:pr-7 md:not-first:border-l-2 md:not-first:pl-7'

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
      <LazyHydrate>
        <Philosophy philosophy={content.philosophy} />
        <ClosingSky closing={content.closing} drawing="scenes/about-closing-sky" />
      </LazyHydrate>
    </>
  )
}
