import type { Remaining } from './countdown.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

type CountProps = { remaining: Remaining; over: boolean }

/** Large while they count; four zeros are a note. */
const figures = {
  counting: 'text-[clamp(2.75rem,1.6rem+4.2vw,6rem)]/[0.9] max-3xs:text-[2.25rem]',
  over: 'text-h4/[1] text-on-night-2',
}

/** Four figures. A timer is not announced by itself: a voice each second would be noise. */
export function Count({ remaining, over }: CountProps) {
  return (
    <div role="timer" aria-label="Time left until launch">
      <dl className="mt-[clamp(1.5rem,3vw,2.5rem)] inline-grid grid-cols-4 gap-[clamp(1rem,2.6vw,2.75rem)] border-t-4 border-haldi pt-5 max-3xs:gap-3 @max-[18rem]:grid-cols-2">
        {units.map((unit) => (
          <div key={unit} className="flex flex-col-reverse">
            <dt className="mt-1.5 font-mono text-note text-on-night-2">{unit}</dt>
            <dd
              className={`min-w-[1.35em] font-heavy tracking-[-0.03em] tabular-nums ${over ? figures.over : figures.counting}`}
            >
              {String(remaining[unit]).padStart(2, '0')}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
