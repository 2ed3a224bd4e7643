import './contact-panel.css'
import { phoneHref } from '@kitewright/content-rules/phone-href'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Icon } from '#app/ui/icon.tsx'

type ContactPanelProps = {
  notice: PageContent['booking']['fallbackNotice']
  schedulingUrl: string | null
}

/** Ways that work without the calendar (specification, section 2, Book Meeting). */
export function ContactPanel({ notice, schedulingUrl }: ContactPanelProps) {
  const { email, phone, hours } = useSite().settings
  return (
    <section className="contact-panel" aria-labelledby="contact-panel-heading">
      <h2 id="contact-panel-heading">Let’s Connect</h2>
      <p>{notice}</p>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>
            <a className="text-link" href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a className="text-link" href={phoneHref(phone)}>
              {phone}
            </a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>{hours}</dd>
        </div>
      </dl>
      {schedulingUrl && (
        <a
          className="contact-panel__calendar text-link"
          href={schedulingUrl}
          target="_blank"
          rel="noopener"
        >
          Open the calendar in a new{' '}
          <span className="whitespace-nowrap">
            tab <Icon name="arrow-square-out" />
          </span>
        </a>
      )}
    </section>
  )
}
