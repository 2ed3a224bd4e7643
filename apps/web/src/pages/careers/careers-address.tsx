import { Link } from '@kitewright/site-engine/link'
import type { PageContent } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

/** Where to ask about a job, and where the office is. */
export function CareersAddress({ note }: { note: PageContent['careers']['note'] }) {
  const { email, headquarters } = useSite().settings
  return (
    <section
      className="bg-haldi [&_a]:underline [&_a]:decoration-2 [&_a]:underline-offset-[0.22em] [&_a]:hover:decoration-4"
      aria-label="Where to reach us"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-12 gap-y-3 px-safe py-8">
        <div className="text-h4/[1.35] font-semibold">
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
