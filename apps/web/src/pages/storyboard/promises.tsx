import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { TitledList } from '#app/sections/service/titled-list.tsx'
import { Headline } from '#app/ui/headline.tsx'

const promiseList = {
  list: 'mt-[clamp(2.25rem,4vw,3.75rem)] grid grid-cols-3 border-t border-night-line @max-lg/service:grid-cols-1',
  item: 'border-night-rule @max-lg/service:py-5 @max-lg/service:not-first:border-t @lg/service:pt-5.5 @lg/service:pr-6 @lg/service:not-first:border-l @lg/service:not-first:pl-6',
  title: 'text-h3/[1.05] text-(--group-night)',
  text: 'mt-3 max-w-[19.2em] text-on-night-2 @max-lg/service:max-w-[34em]',
}

/** The highlights, on night, as promises. */
export function Promises({ highlights }: { highlights: Service['highlights'] }) {
  const id = useId()
  return (
    <section className="on-night py-section" aria-labelledby={id}>
      <div className="max-w-page px-safe">
        <Headline
          as="h2"
          id={id}
          headline={useSite().serviceHeadings.promises}
          className="max-w-[12em] text-[clamp(2.25rem,1.2rem+4.2cqi,4.75rem)]/[0.95] max-md:leading-none"
        />
        <TitledList items={highlights} look={promiseList} />
      </div>
    </section>
  )
}
