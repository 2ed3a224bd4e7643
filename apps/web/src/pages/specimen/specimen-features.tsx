import type { Service } from '#app/routing/page-content.ts'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import { TitledList } from '#app/sections/service/titled-list.tsx'
import './specimen-features.css'

const featureRows = {
  list: 'feature-rows',
  item: 'feature-rows__item',
  title: 'feature-rows__title',
  text: 'feature-rows__text',
}

/** The first feature large on ink with its drawing, the others as rows. */
export function SpecimenFeatures({ service }: { service: Service }) {
  const [first, ...others] = service.features
  if (!first) return null
  return (
    <div className="specimen-features">
      <article className="specimen-features__panel">
        <ServiceDrawing
          service={service}
          place="feature"
          className="specimen-features__drawing"
          sizes="(min-width: 58rem) 35vw, 90vw"
          width={420}
          height={200}
          loading="lazy"
          decoding="async"
        />
        <div>
          <h3 className="specimen-features__first">{first.title}</h3>
          <p className="specimen-features__words">{first.text}</p>
        </div>
      </article>
      <TitledList items={others} look={featureRows} />
    </div>
  )
}
