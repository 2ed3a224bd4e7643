import { fromText } from '@kitewright/content-rules/price'
import { servicePath } from '@kitewright/content-types/addresses'
import { clsx } from 'clsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { ButtonLink } from '#app/ui/button.tsx'

type HalvesProps = Pick<PageContent['about'], 'halves' | 'both'>

const spine =
  'relative mx-auto grid max-w-page justify-items-center px-safe pt-rows pb-page-top-tight before:absolute before:-top-px before:bottom-0 before:left-[calc(50%-2px)] before:w-1 before:bg-ink'

/** The work of each half, row by row on both sides of the spine. */
export function Halves({ halves, both }: HalvesProps) {
  return (
    // --to-spine: from a word to the middle of the page.
    <section
      className="border-t border-ink bg-sheet [--to-spine:clamp(1.1rem,3vw,3rem)]"
      aria-label="What each half makes"
    >
      <div className={spine}>
        <div
          className="relative grid w-full grid-cols-2 gap-x-[calc(var(--to-spine)*2)]"
          style={{ gridTemplateRows: `repeat(${halves.software.length + 1}, auto)` }}
        >
          <Column heading="Software half" makes={halves.software} variant={software} />
          <Column heading="Hardware half" makes={halves.hardware} variant={hardware} />
        </div>
        {both && (
          <ButtonLink href={servicePath(both.slug)} kind="ink" className="mt-rows-tight">
            {both.title}
            {both.price && `, from ${fromText(both.price)}`}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

/** Each thing of this half has its diamond on the spine. */
const software = {
  column: 'text-right font-bold',
  thing:
    'after:absolute after:top-1/2 after:right-[calc(var(--to-spine)*-1)] after:size-3 after:translate-x-1/2 after:translate-y-[calc(-50%-0.08em)] after:rotate-45 after:border-3 after:border-ink after:bg-haldi odd:after:bg-rani md:after:size-4.5',
}

const hardware = { column: 'font-light', thing: '' }

type ColumnProps = { heading: string; makes: string[]; variant: { column: string; thing: string } }

const thingLine =
  'relative content-center pt-[0.19em] pb-[0.13em] text-[clamp(1.05rem,4.5vw,1.7rem)] leading-none tracking-head md:text-[clamp(1.4rem,0.7rem+2.9vw,4rem)]'

/** Rows are shared, so that both sides meet the same diamond even where one of them wraps. */
function Column({ heading, makes, variant }: ColumnProps) {
  return (
    <div className={`row-span-full grid grid-rows-subgrid ${variant.column}`}>
      <h2 className="pb-4 font-mono text-note font-normal tracking-note text-ink-3">{heading}</h2>
      <ul className="row-rest grid grid-rows-subgrid">
        {makes.map((thing) => (
          <li key={thing} className={clsx(thingLine, variant.thing)}>
            {thing}
          </li>
        ))}
      </ul>
    </div>
  )
}
