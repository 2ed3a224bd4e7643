import './contact-facts.css'
import { phoneHref } from '@kitewright/content-rules/phone-href'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'

type ContactFactsProps = Pick<PageContent['contact'], 'replyTimes'>

/** How else to reach the company, and when (specification, section 2, Contact). */
export function ContactFacts({ replyTimes }: ContactFactsProps) {
  const { email, phone, hours, headquarters } = useSite().settings
  return (
    <section className="contact-facts" aria-labelledby="contact-details">
      <h2 id="contact-details" className="visually-hidden">
        Contact details
      </h2>
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
            <span>{hours}</span>
          </dd>
        </div>
        <div>
          <dt>Headquarters</dt>
          <dd>
            {headquarters.city}, {headquarters.country}
            <span>{headquarters.note}</span>
          </dd>
        </div>
        <div>
          <dt>Reply times</dt>
          <dd>
            {replyTimes.value}
            <span>{replyTimes.note}</span>
          </dd>
        </div>
      </dl>
    </section>
  )
}
