import type { Service } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'
import './system-drawing.css'

/**
 * How the system works, drawn from left to right, or from top to bottom where the page is narrow.
 * Below 38rem there is no services list beside it, so the window's width is the column's.
 */
export function SystemDrawing({ service }: { service: Service }) {
  const { slug, title, drawing } = service
  return (
    <section className="system-drawing on-night" aria-label={`How ${title} works`}>
      <figure>
        <picture>
          <source
            media="(max-width: 37.99rem)"
            srcSet={art(`ledger/${slug}-tall`)}
            width={420}
            height={900}
          />
          <img
            className="system-drawing__image"
            src={art(`ledger/${slug}-wide`)}
            alt={drawing?.alt ?? ''}
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
