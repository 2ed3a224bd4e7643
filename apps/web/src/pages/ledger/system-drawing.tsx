import { useEffect, useRef } from 'react'
import { startWhenIdle } from '#app/motion/start-when-idle.ts'
import { useArrival } from '#app/motion/use-arrival.ts'
import type { Service } from '#app/routing/page-content.ts'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import { useArt } from '#app/ui/art.ts'

const SMALL_SCREEN = '(max-width: 37.99rem)'

/** Plays the drawing once, when half of it is seen. */
function usePlayed() {
  const drawing = useRef<HTMLPictureElement>(null)
  const hasArrived = useArrival(drawing, 0.5) === 'arrived'
  useEffect(() => {
    const image = drawing.current?.querySelector('img')
    if (!hasArrived || !image) return
    return startWhenIdle(async () => {
      const { playMap } = await import('./play-map.ts')
      return playMap(image)
    })
  }, [hasArrived])
  return drawing
}

/**
 * How the system works, drawn from left to right, or from top to bottom where the page is narrow.
 * Below 38rem there is no services list beside it, so the window's width is the column's.
 */
export function SystemDrawing({ service }: { service: Service }) {
  const art = useArt()
  const { slug, title, drawing, pictures } = service
  const { wide, tall } = pictures ?? {}
  const pictureRef = usePlayed()
  return (
    <section
      className="on-night overflow-hidden pt-[clamp(1rem,2vw,2rem)] @max-xs/service:pt-6"
      aria-label={`How ${title} works`}
    >
      <figure className="relative">
        <picture ref={pictureRef} className="block">
          {tall ? (
            <source
              media={SMALL_SCREEN}
              srcSet={tall.srcSet ?? tall.src}
              sizes={tall.srcSet ? '26rem' : undefined}
              width={tall.width}
              height={tall.height}
            />
          ) : (
            // Beside a picture in the place of the wide drawing, the tall one would show something else.
            !wide && (
              <source
                media={SMALL_SCREEN}
                srcSet={art(`ledger/${slug}-tall`)}
                width={420}
                height={900}
              />
            )
          )}
          <ServiceDrawing
            service={service}
            slot="wide"
            className="w-full @max-xs/service:max-w-104 @max-xs/service:px-safe"
            sizes="(min-width: 64rem) 80vw, 100vw"
            alt={drawing?.alt}
            width={1240}
            height={420}
            decoding="async"
          />
        </picture>
        {/* Five columns under the five stations of the drawing. */}
        {drawing && (
          <figcaption>
            <ul className="grid grid-cols-5 pt-4 pb-10 @max-xs/service:grid-cols-1 @max-xs/service:px-safe @max-xs/service:pt-5 @max-xs/service:pb-8">
              {drawing.stations.map((station) => (
                <li key={station._key} className="system-station">
                  <strong className="block text-h5/120">{station.title}</strong>
                  <span className="block text-md/142 text-on-night-2 @xs/service:mt-1.25 @xs/service:measure-136">
                    {station.text}
                  </span>
                </li>
              ))}
            </ul>
          </figcaption>
        )}
      </figure>
    </section>
  )
}
