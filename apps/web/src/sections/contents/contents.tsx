import { Link, tryTask } from '@kitewright/site-engine/client'
import { useEffect, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

const sectionLink =
  '-ml-1 block border-l-4 border-transparent pt-2 pb-1.5 pl-4 text-copy/130 underline-offset-near hover:underline current:border-rani current:font-semibold'

type ContentsProps = { sections: readonly { _key: string; anchor: string; title: string }[] }

/**
 * Below 1024 px the list is folded; beside the text it always shows. A browser without `::details-content` keeps the
 * button at every width.
 */
const fold = {
  details: 'group lg:details-content:[content-visibility:visible]',
  summary:
    'flex min-h-12 cursor-pointer list-none items-center justify-between border-y border-ink font-semibold marker:hidden lg:supports-[selector(::details-content)]:hidden',
}

/** Links to the sections; the one being read is marked. */
export function Contents({ sections }: ContentsProps) {
  const current = useCurrentSection(sections.map((section) => section.anchor))
  return (
    <nav
      className="col-span-full lg:sticky lg:top-28 lg:col-span-4 lg:self-start print:hidden"
      aria-label="Contents"
    >
      <details className={fold.details}>
        <summary className={fold.summary}>
          Contents
          <Icon name="caret-down-bold" className="size-3.5 text-rani group-open:rotate-180" />
        </summary>
        <ol className="border-l-4 border-rule max-lg:mt-3 max-lg:columns-2 max-xs:columns-1">
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
      </details>
    </nav>
  )
}

/** A section counts as read once its top has passed this part of the window's height. */
const READING_LINE = 0.3

function findSection(anchors: string[]): string | undefined {
  const currentAnchor = anchors.findLast((anchor) => {
    const section = document.getElementById(anchor)
    return section && section.getBoundingClientRect().top < innerHeight * READING_LINE
  })
  return currentAnchor ?? anchors[0]
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
    return tryTask(() => watchSections(list, () => setCurrent(findSection(list))))
  }, [key])
  return current
}
