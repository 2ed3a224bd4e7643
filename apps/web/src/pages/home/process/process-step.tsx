import './process-step.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'
import { Icon } from '#app/ui/icon.tsx'

type ProcessStepProps = {
  step: PageContent['home']['process']['steps'][number]
  isActive: boolean
  /** Active, or before the active one. */
  isReached: boolean
  onChoose: () => void
}

/** One step; its button covers all of it. */
export function ProcessStep({ step, isActive, isReached, onChoose }: ProcessStepProps) {
  const label = `${step._key}-deliverables`
  const classes = [
    'process-step',
    isReached && 'process-step--reached',
    isActive && 'process-step--active',
  ]
  return (
    <li className={classes.filter(Boolean).join(' ')} data-tissue={step.colour}>
      <div className="process-step__figure">
        <img
          src={art(`scenes/home-process-${step.figure}`)}
          alt=""
          width="242"
          height="216"
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className="process-step__head">
        <span className="process-step__check">
          {isReached && (
            <>
              <Icon name="check-bold" />
              <span className="visually-hidden">Done</span>
            </>
          )}
        </span>
        <h3 className="process-step__title">
          <button
            type="button"
            className="process-step__button"
            aria-current={isActive ? 'step' : undefined}
            onClick={onChoose}
          >
            {step.title}
          </button>
        </h3>
      </div>
      <p className="process-step__duration note">{step.duration}</p>
      <p className="process-step__text">{step.description}</p>
      <p id={label} className="process-step__label note">
        Deliverables
      </p>
      <ul className="process-step__deliverables" aria-labelledby={label}>
        {step.deliverables.map((deliverable) => (
          <li key={deliverable}>{deliverable}</li>
        ))}
      </ul>
    </li>
  )
}
