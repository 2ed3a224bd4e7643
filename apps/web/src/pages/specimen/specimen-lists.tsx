import type { Service } from '#app/routing/page-content.ts'
import { TermRows } from '#app/sections/service/term-rows.tsx'
import './specimen-lists.css'

/** The two lists side by side, on vellum. */
export function SpecimenLists({ lists }: { lists: Service['lists'] }) {
  return (
    <section className="section service-section--vellum">
      <div className="wrap specimen-lists">
        {lists.map((list) => (
          <div key={list._key}>
            <h2 className="specimen-lists__title">{list.title}</h2>
            <TermRows items={list.items} />
          </div>
        ))}
      </div>
    </section>
  )
}
