import { type ReactNode, useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'
import { TermRows, TitledList } from '#app/sections/service/service-lists.tsx'

const features = {
  list: 'mt-7 border-y-2 border-ink empty:hidden',
  item: 'border-rule pt-4 pb-4 not-first:border-t',
  title: 'text-h5/120',
  text: 'mt-1.25 text-copy/142 text-ink-2',
}

/** There is a drawing for each of the first three features. */
const slots = ['plate-1', 'plate-2', 'plate-3'] as const

/** A diagram per feature; the lists are under the first two, the other features under the last. */
export function Diagrams({ service }: { service: Service }) {
  const withDiagram = service.features.slice(0, slots.length)
  const rest = service.features.slice(slots.length)
  return withDiagram.map((feature, index) => {
    const list = service.lists[index]
    return (
      <Diagram
        key={feature._key}
        service={service}
        slot={slots[index] ?? 'plate-3'}
        feature={feature}
        isMirrored={index % 2 === 1}
      >
        {list && (
          <>
            <h3 className="mt-7 pb-2 text-h5/125">{list.title}</h3>
            <TermRows items={list.items} isCompact />
          </>
        )}
        {index === withDiagram.length - 1 && <TitledList items={rest} variant={features} />}
      </Diagram>
    )
  })
}

type DiagramProps = {
  service: Service
  slot: 'plate-1' | 'plate-2' | 'plate-3'
  feature: Service['features'][number]
  /** The words on the left. */
  isMirrored: boolean
  children: ReactNode
}

const variants = {
  default: {
    diagram: '@lg/service:grid-cols-[7fr_5.2fr]',
    drawing: '@lg/service:border-r',
    text: '@lg/service:pr-safe @lg/service:pl-9',
  },
  mirrored: {
    diagram: '@lg/service:grid-cols-[5.2fr_7fr]',
    drawing: '@lg/service:order-2 @lg/service:border-l',
    text: '@lg/service:pr-9 @lg/service:pl-safe',
  },
}

/** A drawing of the work and its words; every second one is mirrored. */
function Diagram({ service, slot, feature, isMirrored, children }: DiagramProps) {
  const id = useId()
  const variant = isMirrored ? variants.mirrored : variants.default
  return (
    <section
      className={`grid grid-cols-1 border-b border-ink ${variant.diagram}`}
      aria-labelledby={id}
    >
      <div className={`diagram-drawing ${variant.drawing}`}>
        {/* Not stretched: the drawing keeps its own ratio inside and shows whole; its background fills the rest. */}
        <ServiceDrawing
          service={service}
          slot={slot}
          className="absolute inset-0 size-full"
          sizes="(min-width: 72rem) 48vw, 100vw"
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={`diagram-words ${variant.text}`}>
        <h2
          id={id}
          className="text-[clamp(2rem,1rem+2.9cqi,3.75rem)]/[0.94] font-heavy tracking-display"
        >
          {feature.title}
        </h2>
        <p className="mt-4 measure-249 leading-150 text-ink-2">{feature.text}</p>
        {children}
      </div>
    </section>
  )
}
