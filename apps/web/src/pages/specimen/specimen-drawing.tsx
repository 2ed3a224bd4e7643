import type { Service } from '#app/routing/page-content.ts'
import { areaLooks } from '#app/sections/service/areas.tsx'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'

const places = ['1', '2', '3', '4'] as const

/** One of the four small drawings of a service; the words under it say what it shows. */
export function SpecimenDrawing({ service, index }: { service: Service; index: number }) {
  return (
    <ServiceDrawing
      service={service}
      place={places[index] ?? '4'}
      className={areaLooks.drawing}
      sizes="(min-width: 64rem) 18vw, 40vw"
      width={200}
      height={96}
      loading="lazy"
      decoding="async"
    />
  )
}
