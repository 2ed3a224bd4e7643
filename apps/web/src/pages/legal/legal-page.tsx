import { attempt, Link } from '@kitewright/site-engine/client'
import { useEffect, useState } from 'react'
import { useConfig } from '#app/routing/config-context.tsx'
import type { PageContent, PageProps } from '#app/routing/page-content.ts'
import { dateText, UTC } from '#app/ui/date-text.ts'
import { RichText } from '#app/ui/rich-text.tsx'

/** The text of the sections is rich text, whose elements have no names of their own. */
const prose = [
  '[&_h2]:text-h4 [&_h3]:mt-5 [&_h3]:text-h5 [&_:is(p,ul,ol)]:mt-2.5',
  'items:ml-4.5 items:list-disc items:pl-1.5 [&_li+li]:mt-1.25',
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

/** The visitor's current date; the prerendered page holds the date of the build (specification, section 10, Legal pages). */
function LastUpdated() {
  const [date, setDate] = useState(dateText(new Date(useConfig().builtAt), UTC))
  useEffect(() => setDate(dateText(new Date())), [])
  return <p className="font-mono text-note tracking-note text-ink-3">{`Last updated ${date}`}</p>
}

const sectionLink =
  '-ml-1 block border-l-4 border-transparent pt-2 pb-1.5 pl-4 text-copy/130 underline-offset-near hover:underline current:border-rani current:font-semibold'

/** Links to the sections; the one being read is marked. */
export function Contents({ sections }: Pick<PageContent['legal'], 'sections'>) {
  const current = useCurrentSection(sections.map((section) => section.anchor))
  return (
    <nav
      className="col-span-full self-start border-l-4 border-rule lg:sticky lg:top-28 lg:col-span-4 print:hidden"
      aria-label="Contents"
    >
      <ol className="max-lg:columns-2 max-xs:columns-1">
        {sections.map(({ _key, anchor, title }) => (
          <li key={_key}>
            <Link
              className={sectionLink}
              href={`#${anchor}`}
              aria-current={anchor === current ? 'location' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A section counts as read once its top has passed this part of the window's height. */
const READING_LINE = 0.3

function sectionAt(anchors: string[]): string | undefined {
  const reached = anchors.findLast((anchor) => {
    const section = document.getElementById(anchor)
    return section && section.getBoundingClientRect().top < innerHeight * READING_LINE
  })
  return reached ?? anchors[0]
}

/**
 * Calls `changed` when a section crosses the line, where a scroll listener would fire on every frame. All above
 * the line counts as inside, or a jump over whole sections would cross nothing. Returns the end of it.
 */
function watchSections(anchors: string[], changed: () => void): () => void {
  const observer = new IntersectionObserver(changed, {
    rootMargin: `1000000px 0px -${100 - 100 * READING_LINE}% 0px`,
  })
  for (const anchor of anchors) {
    const section = document.getElementById(anchor)
    if (section) observer.observe(section)
  }
  return () => observer.disconnect()
}

/** The anchor of the section being read; the first before any has been reached. */
function useCurrentSection(anchors: string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0])
  const key = anchors.join(' ')
  useEffect(() => {
    const list = key.split(' ')
    return attempt(() => watchSections(list, () => setCurrent(sectionAt(list))))
  }, [key])
  return current
}
