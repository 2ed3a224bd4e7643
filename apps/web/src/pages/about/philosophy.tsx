import './philosophy.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'

type PhilosophyProps = { philosophy: PageContent['about']['philosophy'] }

/** A kite drawn, half cut, whole: one for each principle, in this order. */
const diamonds = ['outline', 'half', 'whole']

export function Philosophy({ philosophy }: PhilosophyProps) {
  return (
    <section className="philosophy section" aria-labelledby="philosophy-heading">
      <div className="wrap">
        <h2 id="philosophy-heading">{philosophy.heading}</h2>
        <div className="philosophy__principles">
          {philosophy.items.map((principle, index) => (
            <div key={principle._key} className="philosophy__principle">
              <img
                className="philosophy__diamond"
                src={art(`scenes/about-diamond-${diamonds[index] ?? 'whole'}`)}
                alt=""
                width="120"
                height="120"
                loading="lazy"
                decoding="async"
              />
              <h3 className="philosophy__title">{principle.title}</h3>
              <p className="philosophy__text">{principle.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
