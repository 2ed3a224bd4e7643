import type { PageContent } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'

type PhilosophyProps = { philosophy: PageContent['about']['philosophy'] }

/** A kite drawn, half cut, whole: one for each principle, in this order. */
const diamonds = ['outline', 'half', 'whole']

export function Philosophy({ philosophy }: PhilosophyProps) {
  return (
    <section className="bg-haldi py-section" aria-labelledby="philosophy-heading">
      <div className="mx-auto max-w-page px-safe">
        <h2 id="philosophy-heading">{philosophy.heading}</h2>
        <div className="mt-part grid border-t-2 border-ink md:grid-cols-3">
          {philosophy.items.map((principle, index) => (
            <div
              key={principle._key}
              className="border-ink max-md:grid max-md:grid-cols-[4.5rem_minmax(0,1fr)] max-md:gap-x-4.5 max-md:py-5 max-md:not-first:border-t-2 md:pt-6 md:pr-7 md:not-first:border-l-2 md:not-first:pl-7"
            >
              <img
                className="h-auto w-18 max-md:row-span-2 md:w-22"
                src={art(`scenes/about-diamond-${diamonds[index] ?? 'whole'}`)}
                alt=""
                width="120"
                height="120"
                loading="lazy"
                decoding="async"
              />
              <h3 className="text-h3/[0.95] md:mt-6 md:text-[clamp(1.6rem,0.6rem+2.4vw,3.25rem)]">
                {principle.title}
              </h3>
              <p className="mt-1.5 max-w-[19.2em] text-lg/normal md:mt-3">{principle.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
