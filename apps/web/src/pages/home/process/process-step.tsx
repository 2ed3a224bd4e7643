import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import './process-step.css'
import { startWhenIdle } from '#app/motion/start-when-idle.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { useArt } from '#app/ui/art.ts'
import { Icon } from '#app/ui/icon.tsx'

type ProcessStepProps = {
  step: PageContent['home']['process']['steps'][number]
  isActive: boolean
  /** The figure is built when the step becomes active. */
  isMoving: boolean
  /** Active, or before the active one. */
  isReached: boolean
  onChoose: () => void
}

const stepPaper =
  'relative overflow-hidden border border-night-rule max-md:row-span-6 max-md:aspect-[0.82] max-md:self-start md:-mr-5.5 md:aspect-[1.12] md:max-lg:group-even:mr-0 md:max-lg:group-even:border-l-0 lg:group-not-first:border-l-0'

const stepCard =
  'group relative row-span-6 grid border-night-rule transition-[transform] duration-(--dur-ui) ease-glide motion-safe:hover:transform-[translateY(-4px)] motion-reduce:transition-none max-md:grid-cols-[min(6.25rem,31.25vw)_1fr] max-md:gap-x-4.5 max-md:border-t max-md:py-5.5 max-md:*:not-first:col-start-2 md:grid-rows-subgrid md:pr-5.5 md:max-lg:nth-[even]:pr-0 md:max-lg:nth-[n+3]:pt-12'

/** One step; its button covers all of it. */
export function ProcessStep({ step, isActive, isMoving, isReached, onChoose }: ProcessStepProps) {
  const art = useArt()
  const figure = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const image = figure.current
    if (!image || !isActive || !isMoving) return
    return startWhenIdle(async () => {
      const { buildFigure } = await import('./build-figure.ts')
      return buildFigure(image)
    })
  }, [isActive, isMoving])
  const label = `${step._key}-deliverables`
  return (
    <li className={stepCard} data-theme={step.colour}>
      <div className={clsx(stepPaper, isActive ? 'bg-night-2' : 'process-step__paper')}>
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
            'border-outline mx-0.75 mt-0.5 grid size-5 flex-none rotate-45 place-items-center',
            isReached ? 'border-(--group-night) bg-(--group-night) text-ink' : 'border-night-line',
          )}
        >
          {isReached && (
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
      <ul
        className="mt-1.5 border-t border-night-rule text-md/135 *:border-b *:border-night-rule *:pt-1.75 *:pb-1.5"
        aria-labelledby={label}
      >
        {step.deliverables.map((deliverable) => (
          <li key={deliverable}>{deliverable}</li>
        ))}
      </ul>
    </li>
  )
}
