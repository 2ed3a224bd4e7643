import type { PageProps } from '#app/routing/page-content.ts'
import { Contents } from '#app/sections/contents/contents.tsx'
import { useToday } from '#app/ui/format-date.ts'
import { RichText } from '#app/ui/rich-text.tsx'

/** The text of the sections is rich text, whose elements have no names of their own. */
const prose = [
  '[&_h2]:text-h4 [&_h3]:mt-5 [&_h3]:text-h5 [&_:is(p,ul,ol)]:mt-2.5',
  'items:ml-4.5 items:list-disc items:pl-1.5 items:not-first:mt-1.25',
  'links:font-semibold links:underline links:decoration-rani links:decoration-2 links:underline-offset-link',
].join(' ')

/** Privacy Policy and Terms of Use (specification, section 2, Legal pages). */
export function LegalPage({ content }: PageProps<'legal'>) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-12 gap-x-twelfths gap-y-part px-safe pt-page-top-tight pb-section">
      <div className="col-span-full flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-5">
        <h1 className="text-h1 font-heavy tracking-display">{content.title}</h1>
        <LastUpdated />
      </div>
      <Contents sections={content.sections} />
      <div
        className={`lg:col-from-6 col-span-full max-w-(--container-prose) print:max-w-none ${prose}`}
      >
        <div className="text-lead font-medium">
          <RichText value={content.summary} />
        </div>
        {content.sections.map((section) => (
          <section
            className="mt-9 scroll-mt-26"
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

function LastUpdated() {
  return (
    <p className="font-mono text-note tracking-note text-ink-3">{`Last updated ${useToday()}`}</p>
  )
}
