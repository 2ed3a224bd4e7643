import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { useReducedMotion } from '#app/motion/reduced-motion.ts'
import { useArrival } from '#app/motion/use-arrival.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { SectionHead } from '#app/sections/section-head/section-head.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ProcessStep } from './process-step.tsx'
import { ProcessString } from './process-string.tsx'

type ProcessState = {
  /** The active step, counted from 0. */
  active: number
  /** How many steps there are. */
  count: number
  isPaused: boolean
}

export type ProcessAction =
  | { type: 'advance' }
  | { type: 'choose'; step: number }
  | { type: 'toggle' }

export const createProcess = (count: number): ProcessState => ({
  active: 0,
  count,
  isPaused: false,
})

/**
 * The active-step counter (specification, section 4): advances, wraps after the last step, and jumps to
 * a chosen one. Always returns a new object, so that choosing the active step again also restarts
 * the three seconds.
 */
export function processReducer(state: ProcessState, action: ProcessAction): ProcessState {
  switch (action.type) {
    case 'advance':
      return { ...state, active: (state.active + 1) % state.count }
    case 'choose':
      return { ...state, active: action.step }
    case 'toggle':
      return { ...state, isPaused: !state.isPaused }
  }
}

const STEP_MS = 3000
const SHARE_IN_VIEW = 0.2

/** Counts the steps from the moment a fifth of the section shows; never with reduced motion. */
function useProcess(section: RefObject<Element | null>, count: number) {
  const still = useReducedMotion()
  const hasArrived = useArrival(section, SHARE_IN_VIEW) === 'arrived'
  const [state, dispatch] = useReducer(processReducer, count, createProcess)

  useEffect(() => {
    if (!hasArrived || still || state.isPaused) return
    const timer = setTimeout(() => dispatch({ type: 'advance' }), STEP_MS)
    return () => clearTimeout(timer)
  }, [hasArrived, still, state])

  return {
    active: state.active,
    /** Its steps come one after the other, so their figures may move. */
    isAnimated: hasArrived && !still,
    isPaused: state.isPaused,
    choose: (step: number) => dispatch({ type: 'choose', step }),
    toggle: () => dispatch({ type: 'toggle' }),
  }
}

export function Process({ process }: { process: PageContent['home']['process'] }) {
  const { heading, text, steps, action } = process
  const section = useRef<HTMLElement>(null)
  const { active, isAnimated, isPaused, choose, toggle } = useProcess(section, steps.length)
  return (
    <section ref={section} className="on-night py-section" aria-labelledby="process-heading">
      <div className="mx-auto max-w-page px-safe">
        <SectionHead id="process-heading" heading={heading} text={text} />
        <ProcessString progress={(active + 1) / steps.length} />
        {/* On large screens figure, title, duration, text, label and deliverables each share a line across the four. */}
        <ol className="grid md:grid-cols-2 lg:grid-cols-4 lg:grid-rows-[repeat(6,auto)]">
          {steps.map((step, index) => (
            <ProcessStep
              key={step._key}
              step={step}
              isActive={index === active}
              isAnimated={isAnimated}
              isPassed={index <= active}
              onChoose={() => choose(index)}
            />
          ))}
        </ol>
        <div className="process-controls">
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

/** The step count, and a pause button: the steps move for more than five seconds (WCAG 2.2.2). Without movement there is no button. */
function ProcessControls({ current, total, isPaused, onToggle }: ProcessControlsProps) {
  return (
    <div className="flex items-center gap-3.5 text-on-night-2">
      <button
        type="button"
        className="process-pause"
        aria-label={isPaused ? 'Play the steps' : 'Pause the steps'}
        onClick={onToggle}
      >
        <Icon name={isPaused ? 'play-fill' : 'pause-fill'} />
      </button>
      <p className="font-mono text-note tracking-note">{`Step ${current} of ${total}`}</p>
    </div>
  )
}
