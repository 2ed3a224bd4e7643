import type { ReactNode } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { areaLooks } from '#app/sections/service/areas.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import './steps-line.css'

type DrawnStepsProps = {
  steps: Service['steps']
  /** The drawing of the n-th step, counted from 0. */
  drawing: (index: number) => ReactNode
}

/** Four steps, each under its drawing, in the place where other services show their areas. */
export function DrawnSteps({ steps, drawing }: DrawnStepsProps) {
  const { serviceHeadings } = useSite()
  return (
    <ServiceSection heading={serviceHeadings.steps} flush>
      <ol className={areaLooks.list}>
        {steps.map((step, index) => (
          <li key={step._key} className={areaLooks.drawn}>
            {drawing(index)}
            <h3 className={areaLooks.title}>{step.title}</h3>
            {step.duration && (
              <p className={`${areaLooks.text} font-mono tracking-note`}>{step.duration}</p>
            )}
            <p className={areaLooks.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </ServiceSection>
  )
}

/** Four steps hung on one line, a diamond each. */
export function StepsLine({ steps }: { steps: Service['steps'] }) {
  const { serviceHeadings } = useSite()
  return (
    <ServiceSection heading={serviceHeadings.steps} flush>
      <ol className="steps-line relative grid grid-cols-4 @max-md/service:grid-cols-1">
        {steps.map((step) => (
          <li
            key={step._key}
            className="steps-line__step @max-md/service:grid @max-md/service:grid-cols-[3.1rem_1fr] @max-md/service:pb-6.5 @max-md/service:*:col-start-2 @md/service:pr-6"
          >
            <h3 className="text-h5/115">{step.title}</h3>
            {step.duration && (
              <p className="mt-1.5 font-mono text-note tracking-note text-ink-3">{step.duration}</p>
            )}
            <p className="mt-1.5 text-copy/145 text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </ServiceSection>
  )
}
