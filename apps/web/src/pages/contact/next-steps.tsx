import './next-steps.css'
import { trackEvent } from '#app/analytics/track-event.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type NextStepsProps = Pick<PageContent['contact'], 'meeting' | 'next'>

const reportClick = () =>
  trackEvent('cta_click', {
    category: 'Engagement',
    label: 'Book Meeting - Contact Page CTA',
    value: 1,
  })

/** The other way to start, a meeting, and what follows an enquiry. */
export function NextSteps({ meeting, next }: NextStepsProps) {
  return (
    <div className="next-steps on-night">
      <div className="next-steps__row wrap grid-12">
        <section className="next-steps__meeting" aria-labelledby="contact-meeting">
          <h2 id="contact-meeting">{meeting.heading}</h2>
          <p>{meeting.text}</p>
          <ButtonLink href={meeting.action.href} kind="haldi" onClick={reportClick}>
            {meeting.action.label}
          </ButtonLink>
        </section>
        <section className="next-steps__list" aria-labelledby="contact-next">
          <h2 id="contact-next">{next.heading}</h2>
          <ol>
            {next.items.map(({ _key, title, text }) => (
              <li key={_key}>
                <strong>{title}</strong> <span>{text}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  )
}
