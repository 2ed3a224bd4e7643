import type { ReactNode } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { ServiceSection } from './service-section.tsx'
import './areas.css'

type AreasProps = {
  areas: Service['areas']
  /** The drawing of the n-th area, counted from 0. */
  drawing?: (index: number) => ReactNode
  flush?: boolean
}

/** Areas, types or categories of a service, where it has them (specification, section 2). */
export function Areas({ areas, drawing, flush }: AreasProps) {
  if (!areas) return null
  return (
    <ServiceSection heading={areas.title} flush={flush}>
      <ul className="areas">
        {areas.items.map((area, index) => (
          <li key={area._key} className="areas__item">
            {drawing?.(index)}
            <h3 className="areas__title">{area.title}</h3>
            <p className="areas__text">{area.text}</p>
          </li>
        ))}
      </ul>
    </ServiceSection>
  )
}
