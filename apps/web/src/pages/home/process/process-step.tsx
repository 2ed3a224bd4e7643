import './process-step.css'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { startWhenIdle } from '#app/motion/start-when-idle.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { useArt } from '#app/ui/art.ts'
import { Icon } from '#app/ui/icon.tsx'

type ProcessStepProps = {
  step: PageContent['home']['process']['steps'][number]
  isActive: boolean
  /** The figure is built when the step becomes active. */
  isAnimated: boolean
  /** Active, or before the active one. */
  isPassed: boolean
  onChoose: () => void
}

/** One step; its button covers all of it. */
export function ProcessStep({ step, isActive, isAnimated, isPassed, onChoose }: ProcessStepProps) {
  const art = useArt()
  const figure = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = figure.current
    if (!image || !isActive || !isAnimated) return
    return startWhenIdle(async () => {
      const { buildFigure } = await import('./build-figure.ts')
      return buildFigure(image)
    })
  }, [isActive, isAnimated])
  const label = `${step._key}-deliverables`
  return (
    <li className="group process-step" data-theme={step.colour}>
      <div className={clsx('process-paper', isActive ? 'bg-night-2' : 'process-step__paper')}>
        <img
          ref={figure}
          className="size-full object-cover"
          src={art(`scenes/home-process-${step.figure}`)}
          alt=""
          width="242"
          height="216"
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="flex gap-2.5 md:mt-5">
        <span
          className={clsx(
            'process-mark',
            isPassed ? 'border-(--group-night) bg-(--group-night) text-ink' : 'border-night-line',
          )}
        >
          {isPassed && (
            <>
              <Icon name="check-bold" className="size-3.5 -rotate-45" />
              <span className="sr-only">Done</span>
            </>
          )}
        </span>
        <h3 className="text-h4/110">
          {/* The whole step is the target, and the gap it leaves when it lifts. */}
          <button
            type="button"
            className="cursor-pointer text-left after:absolute after:inset-0 after:-bottom-1"
            aria-current={isActive ? 'step' : undefined}
            onClick={onChoose}
          >
            {step.title}
          </button>
        </h3>
      </div>
      <p className="mt-1.75 font-mono text-note font-medium tracking-note text-(--group-night)">
        {step.duration}
      </p>
      <p className="mt-2 text-copy/150 text-on-night-2">{step.description}</p>
      <p id={label} className="mt-4 font-mono text-note tracking-note text-on-night-2">
        Deliverables
      </p>
      <ul className="process-deliverables" aria-labelledby={label}>
        {step.deliverables.map((deliverable) => (
          <li key={deliverable}>{deliverable}</li>
        ))}
      </ul>
    </li>
  )
}
