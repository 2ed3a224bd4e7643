import { useRef } from 'react'
import { useArrival } from '#app/motion/use-arrival.ts'
import type { PageContent } from '#app/routing/page-content.ts'
import { Stat } from '#app/sections/stat/stat.tsx'

export function Why({ why }: { why: PageContent['home']['why'] }) {
  const list = useRef<HTMLUListElement>(null)
  const arrival = useArrival(list, 0.2)
  return (
    <section className="bg-haldi py-section" aria-labelledby="why-heading">
      <div className="mx-auto max-w-page px-safe">
        {/* As the heads of other sections, but larger. */}
        <div className="grid grid-cols-12 items-end gap-x-twelfths gap-y-5">
          <h2 id="why-heading" className="col-span-full measure-95 text-h1/95 lg:col-end-9">
            {why.heading}
          </h2>
          <p className="col-span-full text-lead/142 lg:col-start-9">{why.text}</p>
        </div>
        <ul ref={list} className="mt-part border-t-2">
          {why.stats.map((stat, index) => (
            <Stat key={stat._key} stat={stat} index={index} arrival={arrival} />
          ))}
        </ul>
      </div>
    </section>
  )
}
