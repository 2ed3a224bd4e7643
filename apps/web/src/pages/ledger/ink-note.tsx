import { fromText } from '@kitewright/content-rules/price-text'
import { servicePath } from '@kitewright/content-types/addresses'
import { Link } from '@kitewright/site-engine/link'
import type { Service } from '#app/routing/page-content.ts'
import './ink-note.css'

/** What the service is not, and which of ours is, with its lowest price. */
export function InkNote({ note }: { note: NonNullable<Service['isNot']> }) {
  const { slug, from, ...price } = note.neighbour
  return (
    <aside className="ink-note on-night">
      <h3 className="ink-note__title">{note.title}</h3>
      <p className="ink-note__text">{note.text}</p>
      <p className="ink-note__neighbour">
        <Link href={servicePath(slug)} className="text-link">
          {note.linkLabel}
          {from !== null && ` From ${fromText({ from, ...price })}`}
        </Link>
      </p>
    </aside>
  )
}
