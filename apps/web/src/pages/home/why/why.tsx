import './why.css'
import { useRef } from 'react'
import { useArrival } from '#app/motion/use-arrival.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { SectionHead } from '../section-head/section-head.tsx'
import { Stat } from './stat.tsx'

export function Why({ why }: { why: PageContent['home']['why'] }) {
  const list = useRef<HTMLUListElement>(null)
  const arrival = useArrival(list, 0.2)
  return (
    <section className="why section" aria-labelledby="why-heading">
      <div className="wrap">
        <SectionHead id="why-heading" heading={why.heading} text={why.text} />
        <ul ref={list} className="why__stats">
          {why.stats.map((stat, place) => (
            <Stat key={stat._key} stat={stat} place={place} arrival={arrival} />
          ))}
        </ul>
      </div>
    </section>
  )
}
