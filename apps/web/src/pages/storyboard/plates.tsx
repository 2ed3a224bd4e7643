import type { Service } from '#app/routing/page-content.ts'
import { TermRows } from '#app/sections/service/term-rows.tsx'
import { TitledList } from '#app/sections/service/titled-list.tsx'
import { Plate } from './plate.tsx'

const features = {
  list: 'mt-7 border-y-2 border-ink empty:hidden',
  item: 'border-rule pt-4 pb-4 not-first:border-t',
  title: 'text-h5/[1.2]',
  text: 'mt-1.25 text-copy/[1.42] text-ink-2',
}

/** There is a drawing for each of the first three features. */
const places = ['plate-1', 'plate-2', 'plate-3'] as const

/** A plate per feature; the lists stand under the first two, the other features under the last. */
export function Plates({ service }: { service: Service }) {
  const drawn = service.features.slice(0, places.length)
  const others = service.features.slice(places.length)
  return drawn.map((feature, index) => {
    const list = service.lists[index]
    return (
      <Plate
        key={feature._key}
        service={service}
        place={places[index] ?? 'plate-3'}
        feature={feature}
        turned={index % 2 === 1}
      >
        {list && (
          <>
            <h3 className="mt-7 pb-2 text-h5/[1.25]">{list.title}</h3>
            <TermRows items={list.items} narrow />
          </>
        )}
        {index === drawn.length - 1 && <TitledList items={others} look={features} />}
      </Plate>
    )
  })
}
