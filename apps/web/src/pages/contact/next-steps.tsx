import { pagePaths } from '@kitewright/content-types/addresses'
import { useHydrated } from '@kitewright/site-engine/use-hydrated'
import { useLocation } from 'react-router-dom'
import { trackEvent } from '#app/analytics/track-event.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { pathAbout } from './enquiry/about-query.ts'

type NextStepsProps = Pick<PageContent['contact'], 'meeting' | 'next'>

const reportClick = () =>
  trackEvent('cta_click', {
    category: 'Engagement',
    label: 'Book Meeting - Contact Page CTA',
    value: 1,
  })

/** The other way to start, a meeting, and what follows an enquiry. */
export function NextSteps({ meeting, next }: NextStepsProps) {
  const { search } = useLocation()
  const { href, label } = meeting.action
  const handsOn = useHydrated() && href === pagePaths.booking
  return (
    <div className="on-night">
      <div className="mx-auto grid max-w-page grid-cols-12 items-center gap-x-twelfths px-safe py-[clamp(3.5rem,6vw,6rem)]">
        <section className="col-span-full lg:col-span-5" aria-labelledby="contact-meeting">
          <h2 id="contact-meeting">{meeting.heading}</h2>
          <p className="mt-4 mb-7 max-w-[17em] text-lead/[1.42] text-on-night-2">{meeting.text}</p>
          <ButtonLink
            href={handsOn ? pathAbout(href, search) : href}
            kind="haldi"
            onClick={reportClick}
          >
            {label}
          </ButtonLink>
        </section>
        <section
          className="col-span-full max-lg:mt-10 lg:col-start-7"
          aria-labelledby="contact-next"
        >
          <h2
            id="contact-next"
            className="mb-4 text-h5 font-semibold tracking-normal text-on-night-2"
          >
            {next.heading}
          </h2>
          <ol>
            {next.items.map(({ _key, title, text }) => (
              <li
                key={_key}
                className="grid gap-1.25 border-t border-night-rule pt-4.5 pb-4 last:border-b md:grid-cols-[9rem_1fr] md:gap-5"
              >
                <strong className="text-h4/[1.1] text-haldi">{title}</strong> <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
