import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import './step-frames.css'

const places = ['1', '2', '3', '4'] as const

/** One scene through four windows, each standing on its step. */
export function StepFrames({ service }: { service: Service }) {
  const { serviceHeadings } = useSite()
  const id = useId()
  return (
    <section className="step-frames" aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {serviceHeadings.steps}
      </h2>
      <ol className="step-frames__strip">
        {service.steps.map((step, index) => (
          <li key={step._key} className="step-frames__step">
            <ServiceDrawing
              service={service}
              place={places[index] ?? '4'}
              className="step-frames__frame"
              sizes="(min-width: 64rem) 21vw, 45vw"
              width={280}
              height={340}
              decoding="async"
              // Each costs the main thread 15 ms at 4x, and the second half is below a phone's first screen.
              loading={index > 1 ? 'lazy' : undefined}
            />
            <div className="step-frames__words">
              <h3 className="step-frames__title">{step.title}</h3>
              {step.duration && <p className="note step-frames__duration">{step.duration}</p>}
              <p className="step-frames__text">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
