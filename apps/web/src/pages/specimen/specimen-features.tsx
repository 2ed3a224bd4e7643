import type { Service } from '#app/routing/page-content.ts'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import { TitledList } from '#app/sections/service/service-lists.tsx'

const featureRows = {
  list: 'grid auto-rows-[1fr] border-t border-ink',
  item: 'relative grid content-center border-b border-ink py-4.5 pl-11',
  icon: 'absolute top-[calc(50%-0.875rem)] left-0 size-7 text-(--group-text)',
  title: 'text-h5/120',
  text: 'mt-1 text-copy/145 text-ink-2',
}

/** The first feature large on ink with its drawing, the others as rows. */
export function SpecimenFeatures({ service }: { service: Service }) {
  const [first, ...others] = service.features
  if (!first) return null
  return (
    <div className="grid grid-cols-[1.25fr_1fr] gap-gutter @max-md/service:grid-cols-1">
      <article className="flex flex-col justify-between gap-8 bg-ink p-[clamp(1.5rem,2.4vw,2.25rem)] text-sheet @md/service:min-h-88">
        <ServiceDrawing
          service={service}
          slot="feature"
          className="w-full"
          sizes="(min-width: 58rem) 35vw, 90vw"
          width={420}
          height={200}
          loading="lazy"
          decoding="async"
        />
        <div>
          <h3 className="text-h3/108">{first.title}</h3>
          <p className="mt-3 measure-238 text-on-night-2">{first.text}</p>
        </div>
      </article>
      <TitledList items={others} variant={featureRows} />
    </div>
  )
}
