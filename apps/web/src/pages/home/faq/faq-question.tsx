import './faq-question.css'
import { RichText } from '#app/ui/rich-text.tsx'
import type { Question } from './faq-filter.ts'

type FaqQuestionProps = { question: Question; isOpen: boolean; onToggle: () => void }

/** A question that opens its answer. The answer is always in the page; without scripts it shows. */
export function FaqQuestion({ question, isOpen, onToggle }: FaqQuestionProps) {
  const answer = `faq-${question._id}`
  return (
    <div className={isOpen ? 'faq-question faq-question--open' : 'faq-question'}>
      <h4>
        <button
          type="button"
          className="faq-question__button"
          aria-expanded={isOpen}
          aria-controls={answer}
          onClick={onToggle}
        >
          {question.question}
          <span className="faq-question__chevron" aria-hidden="true" />
        </button>
      </h4>
      <div id={answer} className="faq-question__answer">
        <div className="faq-question__clip">
          <div className="faq-question__text">
            <RichText value={question.answer} level={4} />
          </div>
        </div>
      </div>
    </div>
  )
}
