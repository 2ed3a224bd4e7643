import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { Axis, OnAxis } from './axis.tsx'
import { WeekBar, WeekKey } from './week-bar.tsx'
import { planWeeks } from './week-plan.ts'
import './ledger-steps.css'

/** Four steps as an ordered list, drawn as a plan in weeks where their durations allow it. */
export function LedgerSteps({ steps }: { steps: Service['steps'] }) {
  const { serviceHeadings } = useSite()
  const plan = planWeeks(steps.map((step) => step.duration))
  const outcomes = steps.some((step) => step.outcome)
  return (
    <ServiceSection heading={plan ? serviceHeadings.stepsInWeeks : serviceHeadings.steps} flush>
      <div className={`ledger-steps ${outcomes ? '' : 'ledger-steps--no-outcome'}`}>
        <div className="ledger-steps__head note" aria-hidden="true">
          <span>Step</span>
          <span>What happens</span>
          {outcomes && <span>You hold</span>}
          <span>Time</span>
          <span className="ledger-steps__axis">
            <Axis>
              {plan?.marks.map((mark) => (
                <OnAxis key={mark.week} start={mark.place}>
                  {mark.week}
                </OnAxis>
              ))}
            </Axis>
          </span>
        </div>
        <ol className="ledger-steps__list">
          {steps.map((step, index) => (
            <li key={step._key} className="ledger-steps__step">
              <h3 className="ledger-steps__title">{step.title}</h3>
              <p className="ledger-steps__text">{step.text}</p>
              {outcomes && (
                <p className="ledger-steps__outcome">
                  {step.outcome && <span className="ledger-steps__label">You hold: </span>}
                  {step.outcome}
                </p>
              )}
              <p className="ledger-steps__time">{step.duration}</p>
              <WeekBar bar={plan?.bars[index]} marks={plan?.marks.map((mark) => mark.place)} />
            </li>
          ))}
        </ol>
      </div>
      {plan && <WeekKey />}
    </ServiceSection>
  )
}
