import { useRef } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { SectionHead } from '../section-head/section-head.tsx'
import { ProcessControls } from './process-controls.tsx'
import { ProcessStep } from './process-step.tsx'
import { ProcessString } from './process-string.tsx'
import { useProcess } from './use-process.ts'

export function Process({ process }: { process: PageContent['home']['process'] }) {
  const { heading, text, steps, action } = process
  const section = useRef<HTMLElement>(null)
  const { active, isPaused, choose, toggle } = useProcess(section, steps.length)
  return (
    <section ref={section} className="on-night py-section" aria-labelledby="process-heading">
      <div className="mx-auto max-w-page px-safe">
        <SectionHead id="process-heading" heading={heading} text={text} />
        <ProcessString progress={(active + 1) / steps.length} />
        {/* On large screens figure, title, duration, text, label and deliverables each stand on one line across the four. */}
        <ol className="grid md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[repeat(6,auto)]">
          {steps.map((step, index) => (
            <ProcessStep
              key={step._key}
              step={step}
              isActive={index === active}
              isReached={index <= active}
              onChoose={() => choose(index)}
            />
          ))}
        </ol>
        <div className="mt-[clamp(2.5rem,4vw,4rem)] flex flex-col flex-wrap justify-between gap-x-8 gap-y-5 md:flex-row-reverse md:items-center">
          <ProcessControls
            current={active + 1}
            total={steps.length}
            isPaused={isPaused}
            onToggle={toggle}
          />
          <ButtonLink href={action.href} kind="haldi">
            {action.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
