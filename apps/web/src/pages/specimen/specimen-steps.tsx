import type { ReactNode } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { areaVariants } from '#app/sections/service/areas.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { StepsLine } from '#app/sections/steps-line/steps-line.tsx'

type IllustratedStepsProps = {
  steps: Service['steps']
  /** The drawing of the n-th step, counted from 0. */
  drawing: (index: number) => ReactNode
}

/** Four steps, each under its drawing, in the place where other services show their areas. */
export function IllustratedSteps({ steps, drawing }: IllustratedStepsProps) {
  const { serviceHeadings } = useSite()
  return (
    <ServiceSection heading={serviceHeadings.steps} flush>
      <ol className={areaVariants.list}>
        {steps.map((step, index) => (
          <li key={step._key} className={areaVariants.withDrawing}>
            {drawing(index)}
            <h3 className={areaVariants.title}>{step.title}</h3>
            {step.duration && (
              <p className={`${areaVariants.text} font-mono tracking-note`}>{step.duration}</p>
            )}
            <p className={areaVariants.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </ServiceSection>
  )
}

/** Four steps hung on one line. */
export function StepsSection({ steps }: { steps: Service['steps'] }) {
  const { serviceHeadings } = useSite()
  return (
    <ServiceSection heading={serviceHeadings.steps} flush>
      <StepsLine steps={steps} />
    </ServiceSection>
  )
}
