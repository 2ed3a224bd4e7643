import { Link } from '@kitewright/site-engine/client'
import type { MouseEvent } from 'react'
import { getEnquiryPath } from '#app/routing/enquiry-address.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Prose } from '#app/sections/prose/prose.tsx'
import { Icon } from '#app/ui/icon.tsx'

type JobRowProps = {
  job: PageContent['careers']['jobs'][number]
  application: Pick<PageContent['careers'], 'applicationParts' | 'afterApplying'>
  /** Whether the address names this opening; undefined before hydration, when CSS decides. */
  isNamed: boolean | undefined
  /** Called on Apply Now without an address for applications. */
  onStay: () => void
}

/** Colours reach over the row on both sides, with a mark on the left where the address names it. */
const row =
  'grid items-start gap-x-[clamp(1.5rem,3.6vw,4rem)] gap-y-3.5 border-b border-ink bg-(--surface) pt-7 pb-6.5 shadow-[-1rem_0_0_var(--surface),1rem_0_0_var(--surface),-1.25rem_0_0_var(--mark,transparent)] outline-none hover:surface-(--color-haldi-wash) md:grid-cols-fill-auto md:gap-y-4 lg:grid-cols-job'

/** Under the description; on a phone after Apply Now. */
const askLink =
  'underline-offset-link flex min-h-11 w-fit items-center gap-2 font-semibold text-ink decoration-rani decoration-2 hover:underline md:max-lg:col-span-full lg:col-start-2 lg:row-start-2'

/** Before hydration only the browser knows which opening the address names. */
const named = {
  true: '[--mark:var(--color-rani)] surface-(--color-haldi-wash)',
  false: '',
  undefined: 'group/unnamed target:[--mark:var(--color-rani)] target:surface-(--color-haldi-wash)',
}

export function JobRow({ job, application, isNamed, onStay }: JobRowProps) {
  return (
    <li
      className={`${row} ${named[`${isNamed}`]}`}
      id={job.slug}
      aria-current={isNamed || undefined}
    >
      {/* On wide screens the place is in a separate column, after the description. */}
      <div className="lg:contents">
        <h2 className="text-[clamp(1.6rem,1.2rem+1.1vw,2.25rem)]">{job.title}</h2>
        <p className="mt-3 flex items-center gap-2 font-mono text-note tracking-note text-ink-2 lg:order-1 lg:mt-1">
          <Icon name="map-pin" /> {job.location}
        </p>
      </div>
      <div className="measure-340 leading-normal text-ink-2 md:max-lg:col-span-full md:max-lg:row-start-2">
        <p>{job.description}</p>
        {job.body && (
          <details
            className="group mt-2 group-target/unnamed:details-content:[content-visibility:visible]"
            open={isNamed}
          >
            <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-ink marker:hidden">
              <Icon name="caret-down-bold" className="size-3.5 group-open:rotate-180" />
              About the job<span className="sr-only">: {job.title}</span>
            </summary>
            <Prose value={job.body} level={3} className="border-l-4 border-rani pt-2 pb-3 pl-5" />
          </details>
        )}
        {!job.applyUrl && <ApplySteps job={job} application={application} isNamed={isNamed} />}
      </div>
      <ApplyLink job={job} onStay={onStay} />
      {!job.applyUrl && (
        <Link href={getEnquiryPath({ job: job.slug })} className={askLink}>
          Ask about this job<span className="sr-only">: {job.title}</span>
          <Icon name="arrow-right" className="size-4.5" />
        </Link>
      )}
    </li>
  )
}

/** The response to Apply Now without an address for applications. */
function ApplySteps({ job, application, isNamed }: Omit<JobRowProps, 'onStay'>) {
  const { email } = useSite().settings
  const { applicationParts, afterApplying } = application
  const mail = { subject: `Application: ${job.title}`, parts: applicationParts ?? [] }
  return (
    <p role="status" className="mt-3 font-medium text-ink">
      <span className={isNamed ? '' : 'hidden group-target/unnamed:inline'}>
        To apply, write to{' '}
        <a
          className="text-link inline-flex min-h-11 items-center"
          href={buildMailAddress(email, mail)}
        >
          {email}
          <span className="sr-only">: {job.title}</span>
        </a>
        . {mail.parts.length > 0 && `What to send: ${mail.parts.join('; ')}. `}
        {afterApplying}
      </span>
    </p>
  )
}

/** An address that opens a mail with this subject, and a list to fill in. */
function buildMailAddress(email: string, mail: { subject: string; parts: readonly string[] }) {
  const body = mail.parts.map((part) => `${part}:\r\n\r\n`).join('')
  const fields = { subject: mail.subject, ...(body && { body }) }
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  return `mailto:${email}?${query.join('&')}`
}

/** Links to the address for applications; without one it stays on the page (specification, section 2). */
function ApplyLink({ job, onStay }: Pick<JobRowProps, 'job' | 'onStay'>) {
  function handleClick(event: MouseEvent) {
    // With a modifier key the browser opens the address in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onStay()
  }

  return (
    <Link
      href={job.applyUrl ?? `#${job.slug}`}
      className="button button--ghost max-md:justify-self-start md:max-lg:col-start-2 md:max-lg:row-start-1 lg:order-1"
      onClick={job.applyUrl ? undefined : handleClick}
    >
      Apply Now<span className="sr-only">: {job.title}</span>
    </Link>
  )
}
