import {
  decodeFragment,
  LazyHydrate,
  Link,
  preserveScroll,
  useHydrated,
} from '@kitewright/site-engine/client'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageContent, PageProps } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { EmptyNote } from '#app/sections/empty-note/empty-note.tsx'
import { useArt } from '#app/ui/art.ts'
import { Headline } from '#app/ui/headline.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { JobRow } from './job-row.tsx'

const jobs = 'relative border-t-2 border-ink bg-paper'

/**
 * Open positions (specification, section 2, Careers). The fragment of the address names one of them, which
 * is marked and unfolded: by CSS alone (`:target`) until scripts answer.
 */
export function CareersPage({ content }: PageProps<'careers'>) {
  const art = useArt()
  const named = decodeFragment(useLocation().hash)
  const navigate = useNavigate()
  const live = useHydrated()
  return (
    <>
      <div className="overflow-hidden">
        <div className="mx-auto max-w-page px-safe pt-8 pb-10 md:pt-page-top md:pb-[clamp(3rem,6vw,6rem)]">
          <div className="relative">
            <div className="relative z-1 flex flex-col justify-center md:min-h-[clamp(20rem,36vw,36rem)]">
              <Headline
                headline={content.headline}
                className="text-[min(23vw,8rem)]/none optical-start tracking-title *:block md:text-[clamp(3.5rem,1.6rem+8.4vw,10rem)]/[0.82]"
              />
              <p className="mt-7 measure-170 text-lead/142 md:max-lg:measure-125">{content.lead}</p>
            </div>
            {/* The kite hangs over the page's edge, the reel's lower end slips behind the first rule. */}
            <img
              className="h-auto max-w-none max-md:-mb-4 max-md:w-[112%] md:absolute md:right-[calc((100%-100vw)/2-2vw)] md:bottom-0 md:w-[min(64%,54rem)] md:translate-y-[12%]"
              src={art('scenes/careers-firki')}
              alt=""
              width="840"
              height="740"
              fetchPriority="high"
              decoding="async"
            />
          </div>
          {content.jobs.length > 0 ? (
            <ul className={jobs} aria-label="Open positions">
              {content.jobs.map((job) => (
                <JobRow
                  key={job._id}
                  job={job}
                  application={content}
                  isNamed={live ? job.slug === named : undefined}
                  onStay={() =>
                    navigate({ hash: job.slug }, { replace: true, state: preserveScroll })
                  }
                />
              ))}
            </ul>
          ) : (
            content.whenEmpty && <EmptyNote value={content.whenEmpty} className={jobs} />
          )}
        </div>
      </div>
      <LazyHydrate>
        <CareersAddress note={content.note} />
      </LazyHydrate>
    </>
  )
}

function CareersAddress({ note }: { note: PageContent['careers']['note'] }) {
  const { email, headquarters } = useSite().settings
  return (
    <section
      className="links:underline-offset-link bg-haldi links:underline links:decoration-2 links:hover:decoration-4"
      aria-label="Where to reach us"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-12 gap-y-3 px-safe py-8">
        <div className="text-h4/135 font-semibold">
          <RichText value={note} />
        </div>
        <address className="flex flex-wrap gap-x-8 gap-y-1 not-italic">
          <Link href={`mailto:${email}`} className="font-semibold">
            {email}
          </Link>
          <span>
            {headquarters.city}, {headquarters.country}. {headquarters.note}
          </span>
        </address>
      </div>
    </section>
  )
}
