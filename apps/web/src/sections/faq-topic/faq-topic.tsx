import { clsx } from 'clsx'
import { Icon } from '#app/ui/icon.tsx'
import './faq-question.css'
import type { PageContent } from '#app/routing/page-content.ts'
import { RichText } from '#app/ui/rich-text.tsx'

type Question = Omit<PageContent['home']['faq']['questions'][number], 'category'>

type FaqTopicProps = {
  topic: { category: string; questions: Question[] }
  /** Id of the open question. */
  open: string | null
  onToggle: (question: string) => void
  /** Whether a phone shows the title alone. */
  folded: boolean
  /** On a phone with scripts: the title unfolds its questions, and folds them again. */
  onFold?: (() => void) | undefined
}

const topicTitle =
  'max-md:scripted:flex max-md:scripted:min-h-15 max-md:scripted:w-full max-md:scripted:cursor-pointer max-md:scripted:items-center max-md:scripted:justify-between max-md:scripted:text-left'

/** One category and its questions. Folded by the style sheet alone, so that nothing moves when scripts arrive. */
export function FaqTopic({ topic, open, onToggle, folded, onFold }: FaqTopicProps) {
  const Title = onFold ? 'button' : 'span'
  return (
    <div>
      <h3 className="max-md:scripted:border-t-outline pb-2 text-md/125 font-semibold tracking-normal text-ink-2 max-md:scripted:pb-0 max-md:scripted:text-h4">
        <Title
          className={topicTitle}
          {...(onFold && { type: 'button', 'aria-expanded': !folded, onClick: onFold })}
        >
          {topic.category}
          {onFold && (
            <Icon
              name="caret-down-bold"
              className={clsx('size-4 text-rani', !folded && 'rotate-180')}
            />
          )}
        </Title>
      </h3>
      <div
        className={clsx(
          '*:border-t-outline *:last:border-b-outline',
          folded && 'max-md:scripted:hidden',
        )}
      >
        {topic.questions.map((question) => (
          <FaqQuestion
            key={question._id}
            question={question}
            isOpen={question._id === open}
            onToggle={() => onToggle(question._id)}
          />
        ))}
      </div>
    </div>
  )
}

type FaqQuestionProps = { question: Question; isOpen: boolean; onToggle: () => void }

/** A question that opens its answer. The answer is always in the page; without scripts it shows. */
function FaqQuestion({ question, isOpen, onToggle }: FaqQuestionProps) {
  const answer = `faq-${question._id}`
  return (
    <div className={isOpen ? 'faq-question--open' : undefined}>
      <h4>
        <button
          type="button"
          className="flex w-full cursor-pointer items-center justify-between gap-6 pt-4.5 pb-4 text-left text-h4 font-semibold tracking-label"
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
