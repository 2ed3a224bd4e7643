import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import './steps-line.css'

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
            <h3 className="text-h5/[1.15]">{step.title}</h3>
            {step.duration && (
              <p className="mt-1.5 font-mono text-note tracking-note text-ink-3">{step.duration}</p>
            )}
            <p className="mt-1.5 text-copy/[1.45] text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </ServiceSection>
  )
}
