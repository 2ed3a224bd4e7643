import { Axis, OnAxis } from './axis.tsx'
import type { Bar } from './week-plan.ts'
import './week-bar.css'

/** The time of one step on the axis; its words stand beside it. */
export function WeekBar({ bar, marks = [] }: { bar?: Bar | null; marks?: number[] }) {
  return (
    <div className="week-bar" aria-hidden="true">
      <Axis>
        {marks.map((place) => (
          <OnAxis key={place} start={place}>
            <span className="week-bar__mark" />
          </OnAxis>
        ))}
        {bar && (
          <>
            <OnAxis start={bar.start} length={bar.longest}>
              <span className="week-bar__longest" />
            </OnAxis>
            <OnAxis start={bar.start} length={bar.shortest}>
              <span className="week-bar__shortest" />
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
    <p className="week-key">
      <span className="week-key__sample week-key__sample--shortest" /> shortest
      <span className="week-key__sample week-key__sample--longest" /> longest. Steps run one after
      the other.
    </p>
  )
}
