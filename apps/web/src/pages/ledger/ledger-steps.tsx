import { clsx } from 'clsx'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { Axis, OnAxis, WeekBar, WeekKey } from './week-bar.tsx'
import { planWeeks } from './week-plan.ts'
import './ledger-steps.css'

const words = 'text-ink-2 @max-lg/service:col-span-full @max-lg/service:measure-340'

const stepRow =
  'col-span-full grid grid-cols-subgrid border-rule not-first:border-t @max-lg/service:gap-x-4 @max-lg/service:gap-y-1.5 @max-lg/service:py-4.5 @lg/service:*:pt-5 @lg/service:*:pr-5 @lg/service:*:pb-4.5'

/** Four steps as an ordered list, drawn as a plan in weeks where their durations allow it. */
export function LedgerSteps({ steps }: { steps: Service['steps'] }) {
  const { serviceHeadings } = useSite()
  const plan = planWeeks(steps.map((step) => step.duration))
  const outcomes = steps.some((step) => step.outcome)
  return (
    <ServiceSection heading={plan ? serviceHeadings.stepsInWeeks : serviceHeadings.steps} flush>
      <div
        className={clsx(
          'ledger-steps grid border-y-2 border-ink text-copy/142 @max-lg/service:grid-cols-fill-auto',
          !outcomes && 'ledger-steps--no-outcome',
        )}
      >
        <div
          className="col-span-full grid grid-cols-subgrid border-b border-ink py-2 font-mono text-note tracking-note text-ink-3 @max-lg/service:hidden"
          aria-hidden="true"
        >
          <span>Step</span>
          <span>What happens</span>
          {outcomes && <span>You hold</span>}
          <span>Time</span>
          <span className="relative">
            <Axis>
              {plan?.marks.map((mark) => (
                <OnAxis key={mark.week} start={mark.place}>
                  {mark.week}
                </OnAxis>
              ))}
            </Axis>
          </span>
        </div>
        <ol className="col-span-full grid grid-cols-subgrid">
          {steps.map((step, index) => (
            // The bar has the padding of the words beside it too, but is drawn over it.
            <li key={step._key} className={stepRow}>
              <h3 className="text-h5/115">{step.title}</h3>
              <p className={words}>{step.text}</p>
              {outcomes && (
                <p className={`${words} @max-lg/service:text-ink @max-lg/service:empty:hidden`}>
                  {step.outcome && (
                    <span className="font-semibold @lg/service:sr-only">You hold: </span>
                  )}
                  {step.outcome}
                </p>
              )}
              <p className="text-h5/115 font-bold whitespace-nowrap @max-lg/service:col-2 @max-lg/service:row-1 @max-lg/service:text-right">
                {step.duration}
              </p>
              <WeekBar bar={plan?.bars[index]} marks={plan?.marks.map((mark) => mark.place)} />
            </li>
          ))}
        </ol>
      </div>
      {plan && <WeekKey />}
    </ServiceSection>
  )
}
