import '#app/ui/dog-ear.css'
import { fromText } from '@kitewright/content-rules/price'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/client'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceSection } from '#app/sections/service/service-section.tsx'

const withNoteColumn =
  'grid grid-cols-[minmax(0,1fr)_17.5rem] gap-lists @max-[66rem]/service:grid-cols-1'

/** One wide table of both lists, their rows level, and a note on what the service is not. */
export function LedgerLists({ service }: { service: Service }) {
  const { serviceHeadings } = useSite()
  const rows = Math.max(...service.lists.map((list) => list.items.length))
  return (
    <ServiceSection heading={serviceHeadings.lists} vellum>
      <div className={service.isNot ? withNoteColumn : ''}>
        <div
          className="grid grid-cols-2 grid-rows-[auto_repeat(var(--rows),auto)] border-y-2 border-ink @max-md/service:block @max-md/service:border-y-0"
          style={{ '--rows': rows }}
        >
          {service.lists.map((list) => (
            <div key={list._key} className="ledger-column">
              <h3 className="pt-3 pb-2.5 text-h5/125">{list.title}</h3>
              <dl className="row-rest grid grid-rows-subgrid text-copy/140 @max-md/service:block">
                {list.items.map((item) => (
                  <div key={item._key} className="ledger-line">
                    <dt className="font-semibold">{item.term}</dt>
                    <dd className="text-ink-2">{item.text}</dd>
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

/** The limits of the service, and the related service with its lowest price. */
function InkNote({ note }: { note: NonNullable<Service['isNot']> }) {
  const { slug, from, ...price } = note.neighbour
  return (
    <aside className="dog-ear on-night flex flex-col bg-ink px-6.5 py-7 [--corner:var(--group)]">
      <h3 className="pr-6 text-h4/110">{note.title}</h3>
      <p className="mt-3 mb-6 measure-340 text-copy/150 text-on-night-2">{note.text}</p>
      <p className="mt-auto leading-145">
        <Link href={servicePath(slug)} className="text-link decoration-haldi">
          {note.linkLabel}
          {from !== null && ` From ${fromText({ from, ...price })}`}
        </Link>
      </p>
    </aside>
  )
}
