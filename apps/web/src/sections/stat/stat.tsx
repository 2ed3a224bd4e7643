import './stat.css'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import type { ArrivalState } from '#app/motion/use-arrival.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { useArt } from '#app/ui/art.ts'

type StatContent = PageContent['home']['why']['stats'][number]

const gauges: Record<StatContent['gauge'], string> = {
  'whole-kite': 'scenes/home-gauge-whole-kite',
  'half-kite': 'scenes/home-gauge-half-kite',
  protractor: 'scenes/home-gauge-protractor',
  ticks: 'scenes/home-gauge-clock',
}

type StatProps = { stat: StatContent; index: number; arrival: ArrivalState }

/** A figure that counts, its gauge that draws with it, and what both mean. */
export function Stat({ stat, index, arrival }: StatProps) {
  const art = useArt()
  const { value, unit, label, description, facts, gauge } = stat
  const count = useCountUp(value, index, arrival)
  return (
    <li className="stat-row">
      {/* An image of its final value to assistive technology, which must not hear it count. */}
      <p className="stat-figure" role="img" aria-label={`${value}${unit}`}>
        {/* The final number, unseen, keeps the place; the counting one hangs from its right edge by a
            transform, which no layout follows even where a digit is wider than the final one. */}
        <span
          className="relative inline-block before:invisible before:content-[attr(data-final)]"
          data-final={value}
        >
          <span className="absolute top-0 left-full transform-[translateX(-100%)]">{count}</span>
        </span>
        <span
          className={clsx(
            'ml-[0.04em] font-light tracking-[-0.02em]',
            unit.startsWith('/') ? 'text-[0.72em]/0' : 'align-[0.42em] text-[0.5em]/0',
          )}
        >
          {unit}
        </span>
      </p>
      <img
        className="stat__gauge w-22 md:w-[clamp(5rem,8.5vw,8.2rem)] md:max-lg:row-span-2"
        style={{ '--drawn': count === value ? undefined : count / value }}
        src={art(gauges[gauge])}
        alt=""
        width="120"
        height="120"
        loading="lazy"
        decoding="async"
      />
      <div className="max-md:col-span-full">
        <h3 className="text-h4/110">{label}</h3>
        <p className="mt-1.5 text-copy/145">{description}</p>
      </div>
      <ul className="stat-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  )
}

/**
 * The number a figure shows. The final one until its section comes near, so that HTML, print and
 * reduced motion have it; then 0, and once the section has arrived it counts, `place` times 200 ms late.
 */
function useCountUp(target: number, index: number, arrival: ArrivalState): number {
  const [increment, setIncrement] = useState(0)

  useEffect(() => {
    if (arrival !== 'arrived') return
    let ticking: ReturnType<typeof setInterval> | undefined
    const start = () => {
      let done = 0
      ticking = setInterval(() => {
        done += 1
        setIncrement(done)
        if (done === INCREMENTS) clearInterval(ticking)
      }, INCREMENT_MS)
    }
    const waiting = setTimeout(start, index * STAGGER_MS)
    return () => {
      clearTimeout(waiting)
      clearInterval(ticking)
    }
  }, [arrival, index])

  return arrival === 'away' ? target : countAt(target, increment)
}

/** The counter of a figure (specification, section 4). */
export const INCREMENTS = 50
const INCREMENT_MS = 30
/** By which each figure starts after the one before it. */
const STAGGER_MS = 200

/** The whole number shown after `increment` of 50 steps from 0 to `target`; the last is the target itself. */
export function countAt(target: number, increment: number): number {
  if (increment >= INCREMENTS) return target
  return Math.round((target * Math.max(increment, 0)) / INCREMENTS)
}
