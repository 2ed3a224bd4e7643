import type { Remaining } from './countdown.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Four figures. A timer is not announced by itself: a voice each second would be noise. */
export function Count({ remaining }: { remaining: Remaining }) {
  return (
    <div role="timer" aria-label="Time left until launch">
      <dl className="count">
        {units.map((unit) => (
          <div key={unit} className="count__unit">
            <dt>{unit}</dt>
            <dd>{String(remaining[unit]).padStart(2, '0')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
