import { pagePaths } from '@kitewright/content-types/addresses'
import './booking-page.css'
import { useConfig } from '#app/routing/config-context.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { Headline } from '#app/ui/headline.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { Calendar } from './calendar/calendar.tsx'
import { ContactPanel } from './fallback/contact-panel.tsx'
import { QuickContact } from './fallback/quick-contact.tsx'

/** Word for word from the specification, section 2. */
const heading = { impact: 'Schedule Your', effort: 'Consultation' }

/** A slot for a free consultation, in a calendar that an outside provider keeps. */
export function BookingPage({ content }: PageProps<'booking'>) {
  const { schedulingUrl } = useConfig()
  const contacts = <ContactPanel notice={content.fallbackNotice} schedulingUrl={schedulingUrl} />
  return (
    <div className="booking on-night">
      <div className="booking__columns wrap">
        <div className="booking__words">
          <Link className="booking__back" href={pagePaths.home}>
            <Icon name="arrow-left" /> Back to home
          </Link>
          <Headline headline={heading} className="booking__headline" />
          <p className="booking__lead">{content.lead}</p>
          <dl className="booking__facts">
            {content.facts.map(({ _key, label, value }) => (
              <div key={_key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Calendar
          schedulingUrl={schedulingUrl}
          notice={content.fallbackNotice}
          contacts={contacts}
          fallback={
            <div className="booking__fallback">
              {contacts}
              <QuickContact note={content.quickContactNote} />
            </div>
          }
        />
        {schedulingUrl && (
          <div className="booking__notice">
            <RichText value={content.calendarNotice} />
          </div>
        )}
      </div>
    </div>
  )
}
