import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from './service-section.tsx'
import './name-lists.css'

/** A parts list: what it is on the left, the parts to the right. Further lists, where a service has them: features, technologies, what we build, platforms. */
export function NameLists({ lists, flush }: { lists: Service['extraLists']; flush?: boolean }) {
  const { serviceHeadings } = useSite()
  if (!lists || lists.length === 0) return null
  return (
    <ServiceSection heading={serviceHeadings.nameLists} flush={flush}>
      <div className="border-t-2 border-b border-ink">
        {lists.map((list) => (
          <div
            key={list._key}
            className="grid grid-cols-[minmax(0,3fr)_minmax(0,9fr)] gap-x-gutter gap-y-2 border-ink py-4.5 not-first:border-t @max-md/service:grid-cols-1"
          >
            <h3 className="pt-1 text-h5/[1.2]">{list.title}</h3>
            <ul className="name-list columns-[3_11rem] gap-x-gutter text-copy/[1.35] *:relative *:break-inside-avoid *:py-1.25 *:pl-5.5">
              {list.items.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ServiceSection>
  )
}
