import type { PageContent } from '#app/routing/page-content.ts'
import { Link } from '#app/ui/link.tsx'
import { useCurrentSection } from './use-current-section.ts'

/** Links to the sections; the one being read is marked. */
export function Contents({ sections }: Pick<PageContent['legal'], 'sections'>) {
  const current = useCurrentSection(sections.map((section) => section.anchor))
  return (
    <nav className="legal__contents" aria-label="Contents">
      <ol>
        {sections.map(({ _key, anchor, title }) => (
          <li key={_key}>
            <Link href={`#${anchor}`} aria-current={anchor === current ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
