import '#app/ui/dog-ear.css'
import { fromText } from '@kitewright/content-rules/price-text'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/link'
import type { Service } from '#app/routing/page-content.ts'

/** What the service is not, and which of ours is, with its lowest price. */
export function InkNote({ note }: { note: NonNullable<Service['isNot']> }) {
  const { slug, from, ...price } = note.neighbour
  return (
    <aside className="dog-ear on-night flex flex-col bg-ink px-6.5 py-7 [--corner:var(--group)]">
      <h3 className="pr-6 text-h4/[1.1]">{note.title}</h3>
      <p className="mt-3 mb-6 max-w-[34em] text-copy/[1.5] text-on-night-2">{note.text}</p>
      <p className="mt-auto leading-[1.45]">
        <Link href={servicePath(slug)} className="text-link decoration-haldi">
          {note.linkLabel}
          {from !== null && ` From ${fromText({ from, ...price })}`}
        </Link>
      </p>
    </aside>
  )
}
