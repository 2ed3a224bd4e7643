import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import './steps-line.css'

/** Four steps hung on one line, a diamond each. */
export function StepsLine({ steps }: { steps: Service['steps'] }) {
  const { serviceHeadings } = useSite()
  return (
    <ServiceSection heading={serviceHeadings.steps} flush>
      <ol className="steps-line">
        {steps.map((step) => (
          <li key={step._key} className="steps-line__step">
            <h3 className="steps-line__title">{step.title}</h3>
            {step.duration && <p className="note steps-line__duration">{step.duration}</p>}
            <p className="steps-line__text">{step.text}</p>
          </li>
        ))}
      </ol>
    </ServiceSection>
  )
}
