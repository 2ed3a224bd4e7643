import type { ReactNode } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { ServiceSection } from './service-section.tsx'

type AreasProps = {
  areas: Service['areas']
  /** The drawing of the n-th area, counted from 0. */
  drawing?: (index: number) => ReactNode
  flush?: boolean
}

const item = 'bg-sheet p-5 pb-5.5'

/** Four cells that share their edges; also the row of drawn steps on a page without areas. */
export const areaVariants = {
  list: 'grid grid-cols-4 gap-px border border-ink bg-ink @max-lg/service:grid-cols-2 @max-sm/service:grid-cols-1',
  item,
  /** With a drawing: above the words, or beside all of them on a phone. */
  withDrawing: `${item} service-area`,
  drawing: 'mb-4.5 h-auto w-full @max-sm/service:row-span-4 @max-sm/service:mb-0',
  title: 'text-h5/115',
  text: 'mt-1.5 text-md/145 text-ink-2',
}

/** Areas, types or categories of a service, where it has them (specification, section 2). */
export function Areas({ areas, drawing, flush }: AreasProps) {
  if (!areas) return null
  return (
    <ServiceSection heading={areas.title} flush={flush}>
      <ul className={areaVariants.list}>
        {areas.items.map((area, index) => (
          <li key={area._key} className={drawing ? areaVariants.withDrawing : areaVariants.item}>
            {drawing?.(index)}
            <h3 className={areaVariants.title}>{area.title}</h3>
            <p className={areaVariants.text}>{area.text}</p>
          </li>
        ))}
      </ul>
    </ServiceSection>
  )
}
