import './job-row.css'
import type { MouseEvent } from 'react'
import type { PageContent } from '#app/routing/page-content.ts'
import { Prose } from '#app/sections/prose/prose.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'

type JobRowProps = {
  job: PageContent['careers']['jobs'][number]
  /** Whether the address names this opening; nothing before scripts answer: the style sheet alone knows then. */
  isNamed: boolean | undefined
  /** Apply Now was chosen, and there is no address to apply at. */
  onStay: () => void
}

/** One opening: what it is, where, and the way to apply. */
export function JobRow({ job, isNamed, onStay }: JobRowProps) {
  return (
    <li className="job-row" id={job.slug} aria-current={isNamed || undefined}>
      <div>
        <h2 className="job-row__title">{job.title}</h2>
        <p className="job-row__location note">
          <Icon name="map-pin" /> {job.location}
        </p>
      </div>
      <div className="job-row__words">
        <p>{job.description}</p>
        {job.body && (
          <details className="job-row__details" open={isNamed}>
            <summary>
              <Icon name="caret-down-bold" className="job-row__caret" />
              About the job<span className="visually-hidden">: {job.title}</span>
            </summary>
            <Prose value={job.body} level={3} />
          </details>
        )}
      </div>
      <ApplyLink job={job} onStay={onStay} />
    </li>
  )
}

/** Leads to the address to apply at; without one it stays where it is (specification, section 2), with its address. */
function ApplyLink({ job, onStay }: Pick<JobRowProps, 'job' | 'onStay'>) {
  function stay(event: MouseEvent) {
    // With a key held down the browser opens the address in a tab or window of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onStay()
  }

  return (
    <Link
      href={job.applyUrl ?? `#${job.slug}`}
      className="button button--ghost job-row__apply"
      onClick={job.applyUrl ? undefined : stay}
    >
      Apply Now<span className="visually-hidden">: {job.title}</span>
    </Link>
  )
}
