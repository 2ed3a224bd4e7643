import { useId, useRef, useState } from 'react'
import { Reveal } from '#app/motion/reveal.tsx'
import { useArrival } from '#app/motion/use-arrival.ts'
import type { SectionOf } from '#app/routing/page-content.ts'
import { FaqTopic } from '#app/sections/faq-topic/faq-topic.tsx'
import { SectionHead } from '#app/sections/section-head/section-head.tsx'
import { plain } from '#app/sections/service-card/card-looks.ts'
import { ServiceCard } from '#app/sections/service-card/service-card.tsx'
import { Stat } from '#app/sections/stat/stat.tsx'
import { StepsLine } from '#app/sections/steps-line/steps-line.tsx'
import { Band, lookClass } from './band.tsx'

type Shown<Type> = { section: SectionOf<Type>; flush: boolean }

/** Columns that leave the fewest places of the last row empty. */
const columns: Record<number, string> = {
  2: '',
  3: 'lg:grid-cols-3',
  5: 'lg:grid-cols-3',
  6: 'lg:grid-cols-3',
}

/** As the field of cards on home, all of one size. */
export function CardsSection({ section, flush }: Shown<'cardsSection'>) {
  const { heading, text, cards } = section
  const id = useId()
  return (
    <section className={lookClass(section, 'paper', flush)} aria-labelledby={id}>
      <div className="mx-auto max-w-page px-safe">
        <SectionHead id={id} heading={heading} text={text} />
        <Reveal
          as="ul"
          className={`max-md:border-t-outline border-ink md:grid md:auto-rows-[minmax(15rem,auto)] md:grid-cols-2 md:gap-px md:p-px ${columns[cards.length] ?? 'lg:grid-cols-4'}`}
        >
          {cards.map((card) => (
            <ServiceCard key={card.slug} card={card} look={plain} />
          ))}
        </Reveal>
      </div>
    </section>
  )
}

export function StepsSection({ section, flush }: Shown<'stepsSection'>) {
  return (
    <Band flush={flush} section={section}>
      <div className="@container/service" data-theme="kesar">
        <StepsLine steps={section.steps} />
      </div>
    </Band>
  )
}

/** As on home: each counts when it comes into view. */
export function FiguresSection({ section, flush }: Shown<'figuresSection'>) {
  const list = useRef<HTMLUListElement>(null)
  const arrival = useArrival(list, 0.2)
  return (
    <Band flush={flush} section={section} usual="haldi">
      <ul ref={list} className="border-t-2">
        {section.stats.map((stat, place) => (
          <Stat key={stat._key} stat={stat} place={place} arrival={arrival} />
        ))}
      </ul>
    </Band>
  )
}

/** Questions; one answer is open at a time. */
export function QuestionsSection({ section, flush }: Shown<'questionsSection'>) {
  const { topic, questions } = section
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Band flush={flush} section={section} beside>
      <FaqTopic
        topic={{ category: topic, questions }}
        open={open}
        onToggle={(question) => setOpen(question === open ? null : question)}
      />
    </Band>
  )
}
