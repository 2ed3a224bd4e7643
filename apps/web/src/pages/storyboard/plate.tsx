import { type ReactNode, useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import './plate.css'

type PlateProps = {
  service: Service
  place: 'plate-1' | 'plate-2' | 'plate-3'
  feature: Service['features'][number]
  children: ReactNode
}

/** A drawing of the work and its words; every second one stands the other way round. */
export function Plate({ service, place, feature, children }: PlateProps) {
  const id = useId()
  return (
    <section className="plate" aria-labelledby={id}>
      <div className="plate__drawing">
        <ServiceDrawing
          service={service}
          place={place}
          className="plate__image"
          sizes="(min-width: 72rem) 48vw, 100vw"
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="plate__words">
        <h2 id={id} className="plate__title">
          {feature.title}
        </h2>
        <p className="plate__text">{feature.text}</p>
        {children}
      </div>
    </section>
  )
}
