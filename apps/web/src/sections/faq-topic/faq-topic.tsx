import { clsx } from 'clsx'
import { Icon } from '#app/ui/icon.tsx'
import './faq-question.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { RichText } from '#app/ui/rich-text.tsx'

type Question = Pick<PageContent['home']['faq']['questions'][number], '_id' | 'question' | 'answer'>

type FaqTopicProps = {
  topic: { category: string; questions: Question[] }
  /** Id of the open question. */
  open: string | null
  onToggle: (question: string) => void
  /** Whether its title shows alone; nothing where the questions always show. */
  folded?: boolean
  /** With scripts, the title unfolds its questions and folds them again. */
  onFold?: (() => void) | undefined
}

const looks = {
  always: {
    heading: 'pb-2 text-md/125 text-ink-2',
    title: '',
    question: 'text-h4',
    end: '*:last:border-b-outline',
  },
  foldable: {
    heading:
      'scripted:border-t-outline pb-2 text-md/125 text-ink-2 scripted:pb-0 scripted:text-h4 scripted:font-bold scripted:text-ink',
    title:
      'scripted:flex scripted:min-h-15 scripted:w-full scripted:items-center scripted:justify-between scripted:text-left',
    // Below its topic in size, too.
    question: 'text-h4 scripted:text-h5',
    // Else the line of the next topic.
    end: 'noscript:*:last:border-b-outline',
  },
}

/** One category and its questions. Folded by the style sheet alone, so that nothing moves when scripts arrive. */
export function FaqTopic({ topic, open, onToggle, folded, onFold }: FaqTopicProps) {
  const Title = onFold ? 'button' : 'span'
  const look = folded === undefined ? looks.always : looks.foldable
  return (
    <div>
      <h3 className={`font-semibold tracking-normal ${look.heading}`}>
        <Title
          className={clsx(look.title, onFold && 'cursor-pointer')}
          {...(onFold && { type: 'button', 'aria-expanded': !folded, onClick: onFold })}
        >
          {topic.category}
          {onFold && (
            <Icon
              name="caret-down-bold"
              className={clsx('size-5.5 text-rani', !folded && 'rotate-180')}
            />
          )}
        </Title>
      </h3>
      <div className={clsx('*:border-t-outline', look.end, folded && 'scripted:hidden')}>
        {topic.questions.map((question) => (
          <FaqQuestion
            key={question._id}
            question={question}
            size={look.question}
            isOpen={question._id === open}
            onToggle={() => onToggle(question._id)}
          />
        ))}
      </div>
    </div>
  )
}

type FaqQuestionProps = {
  question: Question
  size: string
  isOpen: boolean
  onToggle: () => void
}

/** A question that opens its answer. The answer is always in the page; without scripts it shows. */
function FaqQuestion({ question, size, isOpen, onToggle }: FaqQuestionProps) {
  const answer = `faq-${question._id}`
  return (
    <div className={isOpen ? 'faq-question--open' : undefined}>
      <h4>
        <button
          type="button"
          className={`flex w-full cursor-pointer items-center justify-between gap-6 pt-4.5 pb-4 text-left font-semibold tracking-label ${size}`}
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
          <div className="faq-question__text measure-340 pb-6 text-ink-2 *:not-first:mt-2.5 md:pr-12">
            <RichText value={question.answer} level={4} />
          </div>
        </div>
      </div>
    </div>
  )
}
