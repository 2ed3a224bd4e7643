import type { Bar } from './week-plan.ts'
import './week-bar.css'

/** The time of one step on the axis; its words stand beside it. */
export function WeekBar({ bar, marks = [] }: { bar?: Bar | null; marks?: number[] }) {
  return (
    <div className="week-bar" aria-hidden="true">
      {marks.map((place) => (
        <span key={place} className="week-bar__mark" style={{ '--place': place }} />
      ))}
      {bar && (
        <>
          <span
            className="week-bar__longest"
            style={{ '--start': bar.start, '--length': bar.longest }}
          />
          <span
            className="week-bar__shortest"
            style={{ '--start': bar.start, '--length': bar.shortest }}
          />
        </>
      )}
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
