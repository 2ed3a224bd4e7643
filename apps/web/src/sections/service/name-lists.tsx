import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from './service-section.tsx'
import './name-lists.css'

/** Further lists, where a service has them: features, technologies, what we build, platforms. */
export function NameLists({ lists, flush }: { lists: Service['extraLists']; flush?: boolean }) {
  const { serviceHeadings } = useSite()
  if (!lists || lists.length === 0) return null
  return (
    <ServiceSection heading={serviceHeadings.nameLists} flush={flush}>
      <div className="name-lists">
        {lists.map((list) => (
          <div key={list._key} className="name-lists__list">
            <h3 className="name-lists__title">{list.title}</h3>
            <ul className="name-lists__names">
              {list.items.map((name) => (
                <li key={name} className="name-lists__name">
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </ServiceSection>
  )
}
