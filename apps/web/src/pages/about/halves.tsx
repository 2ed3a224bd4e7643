import { servicePath } from '@kitewright/content-types/addresses'
import './halves.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

type HalvesProps = { halves: PageContent['about']['halves'] }

/** The service that is both halves at once. */
const BOTH = 'software-hardware-development'

/** What each half makes, row by row on both sides of the spine. */
export function Halves({ halves }: HalvesProps) {
  const { groups } = useSite()
  const both = groups.flatMap((group) => group.services).find(({ slug }) => slug === BOTH)
  return (
    <section className="halves" aria-label="What each half makes">
      <div className="halves__spine wrap">
        <div className="halves__sides" style={{ '--rows': halves.software.length + 1 }}>
          <Half side="software" heading="Software half" makes={halves.software} />
          <Half side="hardware" heading="Hardware half" makes={halves.hardware} />
        </div>
        {both && (
          <ButtonLink href={servicePath(both.slug)} kind="ink" className="halves__both">
            {both.title}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

type HalfProps = { side: 'software' | 'hardware'; heading: string; makes: string[] }

function Half({ side, heading, makes }: HalfProps) {
  return (
    <div className={`halves__half halves__half--${side}`}>
      <h2 className="halves__heading note">{heading}</h2>
      <ul className="halves__makes">
        {makes.map((thing) => (
          <li key={thing} className="halves__thing">
            {thing}
          </li>
        ))}
      </ul>
    </div>
  )
}
