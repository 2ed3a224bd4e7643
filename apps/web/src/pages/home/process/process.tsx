import { useRef } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { SectionHead } from '#app/sections/section-head/section-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ProcessStep } from './process-step.tsx'
import { ProcessString } from './process-string.tsx'
import { useProcess } from './use-process.ts'

export function Process({ process }: { process: PageContent['home']['process'] }) {
  const { heading, text, steps, action } = process
  const section = useRef<HTMLElement>(null)
  const { active, isMoving, isPaused, choose, toggle } = useProcess(section, steps.length)
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
              isMoving={isMoving}
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

type ProcessControlsProps = {
  current: number
  total: number
  isPaused: boolean
  onToggle: () => void
}

/** Where the steps stand, and their pause: they move for more than five seconds (WCAG 2.2.2). Where nothing advances there is nothing to pause. */
function ProcessControls({ current, total, isPaused, onToggle }: ProcessControlsProps) {
  return (
    <div className="flex items-center gap-3.5 text-on-night-2">
      <button
        type="button"
        className="border-outline grid size-11 cursor-pointer place-items-center border-night-line text-on-night hover:bg-night-2 motion-reduce:hidden noscript:hidden"
        aria-label={isPaused ? 'Play the steps' : 'Pause the steps'}
        onClick={onToggle}
      >
        <Icon name={isPaused ? 'play-fill' : 'pause-fill'} />
      </button>
      <p className="font-mono text-note tracking-note">{`Step ${current} of ${total}`}</p>
    </div>
  )
}
