import './process.css'
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
    <section ref={section} className="section on-night" aria-labelledby="process-heading">
      <div className="wrap">
        <SectionHead id="process-heading" heading={heading} text={text} />
        <ProcessString progress={(active + 1) / steps.length} />
        <ol className="process__steps">
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
        <div className="process__foot">
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
