import './ledger-steps.css'
import './week-bar.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { type Bar, planWeeks } from './week-plan.ts'

/** Covers its positioned parent. */
function Axis({ children }: { children: ReactNode }) {
  return (
    <span className="absolute inset-0 whitespace-nowrap" aria-hidden="true">
      {children}
    </span>
  )
}

type OnAxisProps = {
  /** Both are shares of the axis, from 0 to 1. */
  start: number
  length?: number
  children: ReactNode
}

/** Places its children on the axis, at the axis's height. */
function OnAxis({ start, length, children }: OnAxisProps) {
  return (
    <span
      className="absolute h-full"
      style={{
        left: formatPercent(start),
        width: length === undefined ? undefined : formatPercent(length),
      }}
    >
      {children}
    </span>
  )
}

/** Two decimals are a tenth of a pixel on any screen, and half the bytes. */
const formatPercent = (share: number) => `${Number((share * 100).toFixed(2))}%`

const fill = 'week-fill block h-4.5 @lg/service:mt-4.5 @lg/service:h-7'
const sample = 'week-fill mr-1.5 inline-block h-3 w-6.5 align-[-0.02em]'

/** The time of one step on the axis; its words are beside it. */
function WeekBar({ bar, marks = [] }: { bar?: Bar | null; marks?: number[] }) {
  return (
    <div
      className={clsx(
        'relative min-h-4.5 @max-lg/service:col-span-full @max-lg/service:mt-1.5 @lg/service:min-h-16',
        !bar && '@max-lg/service:hidden',
      )}
      aria-hidden="true"
    >
      <Axis>
        {marks.map((start) => (
          <OnAxis key={start} start={start}>
            <span className="block h-full w-px bg-rule" />
          </OnAxis>
        ))}
        {bar && (
          <>
            <OnAxis start={bar.start} length={bar.longest}>
              <span className={`week-fill--longest ${fill}`} />
            </OnAxis>
            <OnAxis start={bar.start} length={bar.shortest}>
              <span className={`bg-(--group) ${fill}`} />
            </OnAxis>
          </>
        )}
      </Axis>
    </div>
  )
}

/** The legend of the two fills of a bar. */
function WeekKey() {
  return (
    <p className="mt-4.5 text-md text-ink-2">
      <span className={`bg-(--group) ${sample}`} /> shortest
      <span className={`week-fill--longest ml-4 [--gap:4px] ${sample}`} /> longest. Steps run one
      after the other.
    </p>
  )
}

const textClass = 'text-ink-2 @max-lg/service:col-span-full @max-lg/service:measure-340'

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
                <OnAxis key={mark.week} start={mark.start}>
                  {mark.week}
                </OnAxis>
              ))}
            </Axis>
          </span>
        </div>
        <ol className="col-span-full grid grid-cols-subgrid">
          {steps.map((step, index) => (
            // The bar has the padding of the words beside it too, but is drawn over it.
            <li key={step._key} className="ledger-step">
              <h3 className="text-h5/115">{step.title}</h3>
              <p className={textClass}>{step.text}</p>
              {outcomes && (
                <p className={`${textClass} @max-lg/service:text-ink @max-lg/service:empty:hidden`}>
                  {step.outcome && (
                    <span className="font-semibold @lg/service:sr-only">You hold: </span>
                  )}
                  {step.outcome}
                </p>
              )}
              <p className="text-h5/115 font-bold whitespace-nowrap @max-lg/service:col-2 @max-lg/service:row-1 @max-lg/service:text-right">
                {step.duration}
              </p>
              <WeekBar bar={plan?.bars[index]} marks={plan?.marks.map((mark) => mark.start)} />
            </li>
          ))}
        </ol>
      </div>
      {plan && <WeekKey />}
    </ServiceSection>
  )
}
