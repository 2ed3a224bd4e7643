import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { TitledList } from '#app/sections/service/titled-list.tsx'
import { Headline } from '#app/ui/headline.tsx'
import './promises.css'

const promiseList = {
  list: 'promises',
  item: 'promises__item',
  title: 'promises__title',
  text: 'promises__text',
}

/** The highlights, on night, as promises. */
export function Promises({ highlights }: { highlights: Service['highlights'] }) {
  const id = useId()
  return (
    <section className="section on-night" aria-labelledby={id}>
      <div className="wrap">
        <Headline
          as="h2"
          id={id}
          headline={useSite().serviceHeadings.promises}
          className="promises__heading"
        />
        <TitledList items={highlights} look={promiseList} />
      </div>
    </section>
  )
}
