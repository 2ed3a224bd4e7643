import './stat.css'
import type { ArrivalState } from '#app/motion/use-arrival.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { art } from '#app/ui/art.ts'
import { useCountUp } from './use-count-up.ts'

type StatContent = PageContent['home']['why']['stats'][number]

const gauges: Record<StatContent['gauge'], string> = {
  'whole-kite': 'scenes/home-gauge-whole-kite',
  'half-kite': 'scenes/home-gauge-half-kite',
  protractor: 'scenes/home-gauge-protractor',
  ticks: 'scenes/home-gauge-clock',
}

type StatProps = { stat: StatContent; place: number; arrival: ArrivalState }

/** A figure that counts, its gauge that draws with it, and what both mean. */
export function Stat({ stat, place, arrival }: StatProps) {
  const { value, unit, label, description, facts, gauge } = stat
  const count = useCountUp(value, place, arrival)
  return (
    <li className="stat">
      {/* An image of its final value to assistive technology, which must not hear it count. */}
      <p className="stat__figure" role="img" aria-label={`${value}${unit}`}>
        <span className="stat__number" data-final={value}>
          <span>{count}</span>
        </span>
        <span className={unit.startsWith('/') ? 'stat__unit stat__unit--base' : 'stat__unit'}>
          {unit}
        </span>
      </p>
      <img
        className="stat__gauge"
        style={{ '--drawn': count === value ? undefined : count / value }}
        src={art(gauges[gauge])}
        alt=""
        width="120"
        height="120"
        loading="lazy"
        decoding="async"
      />
      <div className="stat__words">
        <h3 className="stat__label">{label}</h3>
        <p className="stat__text">{description}</p>
      </div>
      <ul className="stat__facts note">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  )
}
