import { clsx } from 'clsx'
import { useId } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { useSite } from '#app/routing/site-context.tsx'
import { ServiceDrawing } from '#app/sections/service/service-drawing.tsx'

/** Four columns, then two; on a phone the frames are a film strip down the left side. */
const frameStep =
  'border-ink @max-lg/service:nth-[n+3]:border-t @max-xs/service:grid @max-xs/service:grid-cols-[41%_1fr] @max-xs/service:not-first:border-t @xs/service:even:border-l @lg/service:not-first:border-l'
const frame =
  'h-[clamp(15rem,30.4cqi,34rem)] w-full border-ink object-cover @max-lg/service:h-[44cqi] @max-xs/service:h-full @max-xs/service:min-h-46 @max-xs/service:border-r @xs/service:border-b'
const words =
  'px-gutter pt-5.5 pb-7 @max-xs/service:pt-4.5 @max-xs/service:pr-safe @max-xs/service:pb-5 @max-xs/service:pl-4.5'

/** Beside the margin of the page the words keep it; in two columns that is every second step. */
const edges = ['pl-safe', '', '@max-lg/service:pl-safe', '']

const places = ['1', '2', '3', '4'] as const

/** One scene through four windows, each standing on its step. */
export function StepFrames({ service }: { service: Service }) {
  const { serviceHeadings } = useSite()
  const id = useId()
  return (
    <section className="border-y border-ink bg-sheet" aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {serviceHeadings.steps}
      </h2>
      <ol className="grid grid-cols-4 @max-lg/service:grid-cols-2 @max-xs/service:grid-cols-1">
        {service.steps.map((step, index) => (
          <li key={step._key} className={frameStep}>
            <ServiceDrawing
              service={service}
              place={places[index] ?? '4'}
              className={frame}
              sizes="(min-width: 64rem) 21vw, 45vw"
              width={280}
              height={340}
              decoding="async"
              // Each costs the main thread 15 ms at 4x, and the second half is below a phone's first screen.
              loading={index > 1 ? 'lazy' : undefined}
            />
            <div className={clsx(words, edges[index])}>
              <h3 className="text-[clamp(1.375rem,1.1rem+1cqi,2rem)]/[1.05]">{step.title}</h3>
              {step.duration && (
                <p className="mt-2 font-mono text-note tracking-note text-ink-3">{step.duration}</p>
              )}
              <p className="mt-2 text-copy/150 text-ink-2 @max-xs/service:text-md/142">
                {step.text}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
