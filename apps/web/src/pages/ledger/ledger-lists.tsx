import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'
import { InkNote } from './ink-note.tsx'
import './ledger-lists.css'

/** One wide table of both lists, their rows level, and a note on what the service is not. */
export function LedgerLists({ service }: { service: Service }) {
  const { serviceHeadings } = useSite()
  const rows = Math.max(...service.lists.map((list) => list.items.length))
  return (
    <ServiceSection heading={serviceHeadings.lists} vellum>
      <div className={`ledger-lists ${service.isNot ? 'ledger-lists--noted' : ''}`}>
        <div className="ledger-lists__twin" style={{ '--rows': rows }}>
          {service.lists.map((list) => (
            <div key={list._key} className="ledger-lists__list">
              <h3 className="ledger-lists__title">{list.title}</h3>
              <dl className="ledger-lists__rows">
                {list.items.map((item) => (
                  <div key={item._key} className="ledger-lists__row">
                    <dt className="ledger-lists__term">{item.term}</dt>
                    <dd className="ledger-lists__text">{item.text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
        {service.isNot && <InkNote note={service.isNot} />}
      </div>
    </ServiceSection>
  )
}
