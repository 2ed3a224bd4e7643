import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Bar } from './week-plan.ts'
import './week-bar.css'

/** Lies over its positioned parent. */
export function Axis({ children }: { children: ReactNode }) {
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

/** What stands at its place on the axis, as high as it. */
export function OnAxis({ start, length, children }: OnAxisProps) {
  return (
    <span
      className="absolute h-full"
      style={{ left: percent(start), width: length === undefined ? undefined : percent(length) }}
    >
      {children}
    </span>
  )
}

/** Two decimals are a tenth of a pixel on any screen, and half the bytes. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

const fill = 'week-fill block h-4.5 @lg/service:mt-4.5 @lg/service:h-7'
const sample = 'week-fill mr-1.5 inline-block h-3 w-6.5 align-[-0.02em]'

/** The time of one step on the axis; its words stand beside it. */
export function WeekBar({ bar, marks = [] }: { bar?: Bar | null; marks?: number[] }) {
  return (
    <div
      className={clsx(
        'relative min-h-4.5 @max-lg/service:col-span-full @max-lg/service:mt-1.5 @lg/service:min-h-16',
        !bar && '@max-lg/service:hidden',
      )}
      aria-hidden="true"
    >
      <Axis>
        {marks.map((place) => (
          <OnAxis key={place} start={place}>
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

/** What the two fills of a bar mean. */
export function WeekKey() {
  return (
    <p className="mt-4.5 text-md text-ink-2">
      <span className={`bg-(--group) ${sample}`} /> shortest
      <span className={`week-fill--longest ml-4 [--gap:4px] ${sample}`} /> longest. Steps run one
      after the other.
    </p>
  )
}
