import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { art } from '#app/ui/art.ts'
import './step-frames.css'

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
            <img
              className="step-frames__frame"
              src={art(`storyboard/${service.slug}-${index + 1}`)}
              alt=""
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
