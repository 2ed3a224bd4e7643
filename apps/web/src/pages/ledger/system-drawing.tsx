import type { Service } from '#app/routing/page-content.ts'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import { art } from '#app/ui/art.ts'
import './system-drawing.css'

const NARROW = '(max-width: 37.99rem)'

/**
 * How the system works, drawn from left to right, or from top to bottom where the page is narrow.
 * Below 38rem there is no services list beside it, so the window's width is the column's.
 */
export function SystemDrawing({ service }: { service: Service }) {
  const { slug, title, drawing, pictures } = service
  const { wide, tall } = pictures ?? {}
  return (
    <section className="system-drawing on-night" aria-label={`How ${title} works`}>
      <figure>
        <picture>
          {tall ? (
            <source
              media={NARROW}
              srcSet={tall.srcSet ?? tall.src}
              sizes={tall.srcSet ? '26rem' : undefined}
              width={tall.width}
              height={tall.height}
            />
          ) : (
            // Beside a picture in the place of the wide drawing, the tall one would show something else.
            !wide && (
              <source media={NARROW} srcSet={art(`ledger/${slug}-tall`)} width={420} height={900} />
            )
          )}
          <ServiceDrawing
            service={service}
            place="wide"
            className="system-drawing__image"
            sizes="(min-width: 64rem) 80vw, 100vw"
            alt={drawing?.alt}
            width={1240}
            height={420}
            decoding="async"
          />
        </picture>
        {drawing && (
          <figcaption>
            <ul className="system-drawing__stations">
              {drawing.stations.map((station) => (
                <li key={station._key} className="system-drawing__station">
                  <strong className="system-drawing__title">{station.title}</strong>
                  <span className="system-drawing__text">{station.text}</span>
                </li>
              ))}
            </ul>
          </figcaption>
        )}
      </figure>
    </section>
  )
}
