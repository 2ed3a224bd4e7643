import './careers-address.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { Link } from '#app/ui/link.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

/** Where to ask about a job, and where the office is. */
export function CareersAddress({ note }: { note: PageContent['careers']['note'] }) {
  const { email, headquarters } = useSite().settings
  return (
    <section className="careers-address" aria-label="Where to reach us">
      <div className="careers-address__row wrap">
        <div className="careers-address__note">
          <RichText value={note} />
        </div>
        <address className="careers-address__lines">
          <Link href={`mailto:${email}`} className="careers-address__email">
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
