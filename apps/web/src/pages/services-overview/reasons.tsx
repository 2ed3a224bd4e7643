import { useId } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'

type ReasonsProps = { reasons: PageContent['servicesOverview']['reasons'] }

/** Why to choose the company; each reason begins with its claim in bold. */
export function Reasons({ reasons }: ReasonsProps) {
  const id = useId()
  return (
    <section className="bg-vellum py-section" aria-labelledby={id}>
      <div className="grid max-w-page gap-x-8 px-safe @lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <h2 id={id} className="mb-7.5 text-[clamp(1.9rem,1.5rem+1.9vw,3rem)]">
          {reasons.heading}
        </h2>
        <ul className="grid gap-x-10 border-t-2 border-ink @sm:grid-cols-2">
          {reasons.items.map((reason) => (
            <li key={reason._key} className="border-b border-ink/16 py-4 leading-[1.45] text-ink-2">
              <strong className="block text-h5/tight font-bold text-ink">{reason.title}</strong>{' '}
              {reason.text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
