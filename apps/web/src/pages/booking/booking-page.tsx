import { pagePaths } from '@kitewright/content-types/addresses'
import { ErrorBoundary, Link } from '@kitewright/site-engine/client'
import { useConfig } from '#app/routing/config-context.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { Headline } from '#app/ui/headline.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'
import { Calendar } from './calendar/calendar.tsx'
import { ContactPanel } from './fallback/contact-panel.tsx'
import { QuickContact } from './fallback/quick-contact.tsx'

/** Word for word from the specification, section 2. */
const heading = { impact: 'Schedule Your', effort: 'Consultation' }

const columns =
  'mx-auto grid max-w-page grid-cols-1 gap-x-halves px-safe pt-[clamp(2rem,4vw,3.75rem)] pb-[clamp(3rem,5vw,5rem)] lg:grid-cols-[minmax(0,4.2fr)_minmax(0,7.8fr)]'

/** Books a free consultation in the calendar of an outside provider. */
export function BookingPage({ content }: PageProps<'booking'>) {
  const { schedulingUrl } = useConfig()
  const contacts = <ContactPanel notice={content.fallbackNotice} schedulingUrl={schedulingUrl} />
  const fallback = (
    <div className="grid grid-cols-1 md:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      {contacts}
      <QuickContact note={content.quickContactNote} />
    </div>
  )
  return (
    <div className="on-night">
      <div className={columns}>
        <div className="flex flex-col items-start">
          <Link
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-on-night-2 hover:text-haldi"
            href={pagePaths.home}
          >
            <Icon name="arrow-left" /> Back to home
          </Link>
          <Headline
            headline={heading}
            className="mt-6 text-[clamp(2.5rem,1.4rem+3.3vw,4.75rem)]/[0.92] *:block max-md:leading-none"
          />
          <p className="mt-5.5 mb-8 measure-158 text-lead/142 text-on-night-2">{content.lead}</p>
          <dl className="mt-auto w-full border-t border-night-line max-lg:mb-8">
            {content.facts.map(({ _key, label, value }) => (
              <div
                key={_key}
                className="grid grid-cols-[6.5rem_1fr] gap-4 border-b border-night-rule pt-3 pb-2.5 leading-140"
              >
                <dt className="text-on-night-2">{label}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ErrorBoundary instead={() => fallback}>
          <Calendar
            schedulingUrl={schedulingUrl}
            notice={content.fallbackNotice}
            contacts={contacts}
            fallback={fallback}
          />
        </ErrorBoundary>
        {schedulingUrl && (
          <div className="mt-3 text-sm/145 text-on-night-2 lg:col-start-2 links:underline">
            <RichText value={content.calendarNotice} />
          </div>
        )}
      </div>
    </div>
  )
}
