import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from './service-actions.tsx'
import './service-closing.css'

/** The last words of a service page, in the colour of its group. */
export function ServiceClosing({ service }: { service: Service }) {
  const id = useId()
  return (
    <section className="service-closing" aria-labelledby={id}>
      <div className="wrap service-closing__row">
        <div>
          <h2 id={id} className="service-closing__heading">
            {service.closing.headline}
          </h2>
          <p className="service-closing__text">{service.closing.text}</p>
        </div>
        <ServiceActions service={service} on="group" />
      </div>
    </section>
  )
}
