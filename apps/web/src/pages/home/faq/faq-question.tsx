import './faq-question.css'
import { RichText } from '#app/ui/rich-text.tsx'
import type { Question } from './faq-filter.ts'

type FaqQuestionProps = { question: Question; isOpen: boolean; onToggle: () => void }

/** A question that opens its answer. The answer is always in the page; without scripts it shows. */
export function FaqQuestion({ question, isOpen, onToggle }: FaqQuestionProps) {
  const answer = `faq-${question._id}`
  return (
    <div className={isOpen ? 'faq-question--open' : undefined}>
      <h4>
        <button
          type="button"
          className="flex w-full cursor-pointer items-center justify-between gap-6 pt-4.5 pb-4 text-left text-h4 font-semibold tracking-[-0.01em]"
          aria-expanded={isOpen}
          aria-controls={answer}
          onClick={onToggle}
        >
          {question.question}
          <span
            className="faq-question__chevron size-4.5 flex-none noscript:hidden"
            aria-hidden="true"
          />
        </button>
      </h4>
      <div id={answer} className="faq-question__answer grid">
        <div className="faq-question__clip">
          <div className="faq-question__text max-w-[34em] pb-6 text-ink-2 *:not-first:mt-2.5 md:pr-12">
            <RichText value={question.answer} level={4} />
          </div>
        </div>
      </div>
    </div>
  )
}
