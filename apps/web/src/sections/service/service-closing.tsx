import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { ServiceActions } from './service-actions.tsx'
import { sectionHeading } from './service-section.tsx'

/** The end of a service page, in the colour of its group. */
export function ServiceClosing({ service }: { service: Service }) {
  const id = useId()
  return (
    <section className="bg-(--group) text-(--on-group)" aria-labelledby={id}>
      <div className="grid max-w-page grid-cols-fill-auto items-center gap-x-10 gap-y-7 px-safe py-[clamp(2.75rem,4.5vw,4rem)] @max-lg/service:grid-cols-1">
        <div>
          <h2 id={id} className={`measure-140 ${sectionHeading}`}>
            {service.closing.headline}
          </h2>
          <p className="mt-3.5 measure-260 leading-150">{service.closing.text}</p>
        </div>
        <ServiceActions service={service} on="group" />
      </div>
    </section>
  )
}
