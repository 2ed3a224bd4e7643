import './legal.css'
import { useEffect, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import type { PageProps } from '#app/routing/page-content.ts'
import { dateText, UTC } from '#app/ui/date-text.ts'
import { RichText } from '#app/ui/rich-text.tsx'
import { Contents } from './contents.tsx'

/** Privacy Policy and Terms of Use (specification, section 2, Legal pages). */
export function LegalPage({ content }: PageProps<'legal'>) {
  return (
    <div className="wrap grid-12 legal">
      <div className="legal__head">
        <h1>{content.title}</h1>
        <LastUpdated />
      </div>
      <Contents sections={content.sections} />
      <div className="legal__prose">
        <div className="legal__summary">
          <RichText value={content.summary} />
        </div>
        {content.sections.map((section) => (
          <section
            key={section._key}
            id={section.anchor}
            aria-labelledby={`${section.anchor}-title`}
          >
            <h2 id={`${section.anchor}-title`}>{section.title}</h2>
            <RichText value={section.body} />
          </section>
        ))}
      </div>
    </div>
  )
}

/** The visitor's current date; the prerendered page holds the date of the build (decisions, Legal pages). */
function LastUpdated() {
  const [date, setDate] = useState(dateText(new Date(useConfig().builtAt), UTC))
  useEffect(() => setDate(dateText(new Date())), [])
  return <p className="legal__date note">Last updated {date}</p>
}
