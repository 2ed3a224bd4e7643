import './careers-page.css'
import { useLocation, useNavigate } from 'react-router-dom'
import { Later } from '#app/hydration/later.tsx'
import { useHydrated } from '#app/hydration/use-hydrated.ts'
import { fragmentName } from '#app/routing/fragment-name.ts'
import type { PageProps } from '#app/routing/page-content.ts'
import { EmptyNote } from '#app/sections/empty-note/empty-note.tsx'
import { STAY } from '#app/shell/navigation/page-change-plan.ts'
import { art } from '#app/ui/art.ts'
import { Headline } from '#app/ui/headline.tsx'
import { CareersAddress } from './careers-address.tsx'
import { JobRow } from './job-row.tsx'

/**
 * Open positions (specification, section 2, Careers). The fragment of the address names one of them, which
 * is marked and unfolded: by CSS alone (`:target`) until scripts answer.
 */
export function CareersPage({ content }: PageProps<'careers'>) {
  const named = fragmentName(useLocation().hash)
  const navigate = useNavigate()
  const live = useHydrated()
  return (
    <>
      <div className="careers">
        <div className="careers__wrap wrap">
          <div className="careers__top">
            <div className="careers__words">
              <Headline headline={content.headline} className="careers__headline" />
              <p className="careers__lead">{content.lead}</p>
            </div>
            <img
              className="careers__firki"
              src={art('scenes/careers-firki')}
              alt=""
              width="840"
              height="740"
              fetchPriority="high"
              decoding="async"
            />
          </div>
          {content.jobs.length > 0 ? (
            <ul className="careers__jobs" aria-label="Open positions" data-live={live || undefined}>
              {content.jobs.map((job) => (
                <JobRow
                  key={job._id}
                  job={job}
                  isNamed={live ? job.slug === named : undefined}
                  onStay={() => navigate({ hash: job.slug }, { replace: true, state: STAY })}
                />
              ))}
            </ul>
          ) : (
            content.whenEmpty && <EmptyNote value={content.whenEmpty} className="careers__jobs" />
          )}
        </div>
      </div>
      <Later>
        <CareersAddress note={content.note} />
      </Later>
    </>
  )
}
