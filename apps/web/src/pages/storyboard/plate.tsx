import { type ReactNode, useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'
import './plate.css'

type PlateProps = {
  /** Slug of the service. */
  service: string
  /** Place of the drawing, counted from 0. */
  index: number
  feature: Service['features'][number]
  children: ReactNode
}

/** A drawing of the work and its words; every second one stands the other way round. */
export function Plate({ service, index, feature, children }: PlateProps) {
  const id = useId()
  return (
    <section className="plate" aria-labelledby={id}>
      <div className="plate__drawing">
        <img
          className="plate__image"
          src={art(`storyboard/${service}-plate-${index + 1}`)}
          alt=""
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
