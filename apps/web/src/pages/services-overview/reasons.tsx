import './reasons.css'
import { useId } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'

type ReasonsProps = { reasons: PageContent['servicesOverview']['reasons'] }

/** Why to choose the company; each reason begins with its claim in bold. */
export function Reasons({ reasons }: ReasonsProps) {
  const id = useId()
  return (
    <section className="reasons section" aria-labelledby={id}>
      <div className="reasons__columns wrap">
        <h2 id={id} className="services-overview__heading">
          {reasons.heading}
        </h2>
        <ul className="reasons__list">
          {reasons.items.map((reason) => (
            <li key={reason._key} className="reasons__reason">
              <strong>{reason.title}</strong> {reason.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
