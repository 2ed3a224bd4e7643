import { useId } from 'react'
import type { BlockProps } from '#app/blocks/block-props.ts'
import { Reveal } from '#app/motion/reveal.tsx'
import { SectionHead } from '#app/sections/section-head/section-head.tsx'
import { plain } from '#app/sections/service-card/card-variants.ts'
import { ServiceCard } from '#app/sections/service-card/service-card.tsx'

/** Columns that leave the fewest places of the last row empty. */
const columns: Record<number, string> = {
  2: '',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-3',
  6: 'lg:grid-cols-3',
}

/** As the field of cards on home, all of one size. */
export function Block({ block, className }: BlockProps<'cards'>) {
  const { heading, text, cards } = block
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div className="mx-auto max-w-page px-safe">
        <SectionHead id={id} heading={heading} text={text} />
        <Reveal
          as="ul"
          className={`max-md:border-t-outline border-ink md:grid md:auto-rows-[minmax(15rem,auto)] md:grid-cols-2 md:gap-px md:p-px ${columns[cards.length] ?? 'lg:grid-cols-4'}`}
        >
          {cards.map((card) => (
            <ServiceCard key={card.slug} card={card} variant={plain} />
          ))}
        </Reveal>
      </div>
    </section>
  )
}
