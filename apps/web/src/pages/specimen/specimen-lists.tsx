import type { Service } from '#app/routing/page-content.ts'
import { TermRows } from '#app/sections/service/term-rows.tsx'

/** The two lists side by side, on vellum. */
export function SpecimenLists({ lists }: { lists: Service['lists'] }) {
  return (
    <section className="bg-vellum py-section">
      <div className="grid max-w-page grid-cols-2 gap-x-12 gap-y-10 px-safe @max-lg/service:grid-cols-1">
        {lists.map((list) => (
          <div key={list._key}>
            <h2 className="pb-3 text-h4/[1.15]">{list.title}</h2>
            <TermRows items={list.items} />
          </div>
        ))}
      </div>
    </section>
  )
}
