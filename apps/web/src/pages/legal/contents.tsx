import { Link } from '@kitewright/site-engine/link'
import type { PageContent } from '#app/routing/page-content.ts'
import { useCurrentSection } from './use-current-section.ts'

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
              className="-ml-1 block border-l-4 border-transparent pt-2 pb-1.5 pl-4 text-copy/[1.3] underline-offset-[0.2em] hover:underline aria-[current]:border-rani aria-[current]:font-semibold"
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
