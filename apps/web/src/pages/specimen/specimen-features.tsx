import type { Service } from '#app/routing/page-content.ts'
import { TitledList } from '#app/sections/service/titled-list.tsx'
import { art } from '#app/ui/art.ts'
import './specimen-features.css'

/** The first feature large on ink with its drawing, the others as rows. */
export function SpecimenFeatures({ service }: { service: Service }) {
  const [first, ...others] = service.features
  if (!first) return null
  return (
    <div className="specimen-features">
      <article className="specimen-features__panel">
        <img
          className="specimen-features__drawing"
          src={art(`specimen/${service.slug}-feature`)}
          alt=""
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
      <TitledList items={others} block="feature-rows" />
    </div>
  )
}
