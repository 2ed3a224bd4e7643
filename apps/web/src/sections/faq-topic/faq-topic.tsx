import './faq-question.css'
import { clsx } from 'clsx'
import type { PageContent } from '#app/routing/page-content.ts'
import { Closable } from '#app/ui/closable.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RichText } from '#app/ui/rich-text.tsx'

type Question = Pick<PageContent['home']['faq']['questions'][number], '_id' | 'question' | 'answer'>

type FaqTopicProps = {
  topic: { category: string; questions: Question[] }
  /** Id of the open question. */
  open: string | null
  onToggle: (question: string) => void
  /** Whether its title shows alone; nothing where the questions always show. */
  collapsed?: boolean
  /** With scripts, the title unfolds its questions and folds them again. */
  onFold?: (() => void) | undefined
  /** Called when the browser finds text in a folded topic. */
  onFound?: () => void
}

const doNothing = () => {}

const variants = {
  always: {
    heading: 'pb-2 text-md/125 font-semibold tracking-normal text-ink-2',
    title: '',
    list: 'border-b-outline [&>h4]:text-h4',
  },
  foldable: {
    heading: 'faq-topic',
    title: 'faq-topic-title',
    // Smaller than its topic, and it ends with the line of the next one.
    list: 'noscript:border-b-outline [&>h4]:text-h4 scripted:[&>h4]:text-h5',
  },
}

/** One category and its questions. Folded by the style sheet alone, so that nothing moves when scripts arrive. */
export function FaqTopic({
  topic,
  open,
  onToggle,
  collapsed,
  onFold,
  onFound = doNothing,
}: FaqTopicProps) {
  const Title = onFold ? 'button' : 'span'
  const variant = collapsed === undefined ? variants.always : variants.foldable
  return (
    <div>
      <h3 className={variant.heading}>
        <Title
          className={clsx(variant.title, onFold && 'cursor-pointer')}
          {...(onFold && { type: 'button', 'aria-expanded': !collapsed, onClick: onFold })}
        >
          {topic.category}
          {onFold && (
            <Icon
              name="caret-down-bold"
              className={clsx('size-5.5 text-rani', !collapsed && 'rotate-180')}
            />
          )}
        </Title>
      </h3>
      <Closable
        isClosed={collapsed ?? false}
        onFound={onFound}
        className={`faq-list ${variant.list}`}
      >
        {topic.questions.map((question) => (
          <FaqQuestion
            key={question._id}
            question={question}
            isOpen={question._id === open}
            onToggle={() => onToggle(question._id)}
          />
        ))}
      </Closable>
    </div>
  )
}

type FaqQuestionProps = { question: Question; isOpen: boolean; onToggle: () => void }

/** A question that opens its answer. The answer is always in the page; without scripts it shows. */
function FaqQuestion({ question, isOpen, onToggle }: FaqQuestionProps) {
  const answer = `faq-${question._id}`
  return (
    <>
      <h4>
        <button
          type="button"
          className="faq-question"
          aria-expanded={isOpen}
          aria-controls={answer}
          onClick={onToggle}
        >
          {question.question}
        </button>
      </h4>
      <div id={answer} className="faq-answer">
        <Closable isClosed={!isOpen} onFound={onToggle}>
          <RichText value={question.answer} level={4} />
        </Closable>
      </div>
    </>
  )
}
