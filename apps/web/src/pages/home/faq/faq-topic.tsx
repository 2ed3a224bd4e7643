import { Icon } from '#app/ui/icon.tsx'
import type { Topic } from './faq-filter.ts'
import { FaqQuestion } from './faq-question.tsx'

type FaqTopicProps = {
  topic: Topic
  /** Id of the open question. */
  open: string | null
  onToggle: (question: string) => void
  /** Whether a phone shows the title alone. */
  folded: boolean
  /** On a phone with scripts: the title unfolds its questions, and folds them again. */
  onFold?: (() => void) | undefined
}

/** One category and its questions. Folded by the style sheet alone, so that nothing moves when scripts arrive. */
export function FaqTopic({ topic, open, onToggle, folded, onFold }: FaqTopicProps) {
  const Title = onFold ? 'button' : 'span'
  return (
    <div>
      <h3 className="pb-2 text-md/[1.25] font-semibold tracking-[0] text-ink-2 max-md:scripted:border-t-[1.5px] max-md:scripted:pb-0 max-md:scripted:text-h4">
        <Title
          className="max-md:scripted:flex max-md:scripted:min-h-15 max-md:scripted:w-full max-md:scripted:cursor-pointer max-md:scripted:items-center max-md:scripted:justify-between max-md:scripted:text-left"
          {...(onFold && { type: 'button', 'aria-expanded': !folded, onClick: onFold })}
        >
          {topic.category}
          {onFold && (
            <Icon
              name="caret-down-bold"
              className={`size-4 text-rani ${folded ? '' : 'rotate-180'}`}
            />
          )}
        </Title>
      </h3>
      <div
        className={`*:border-t-[1.5px] *:last:border-b-[1.5px] ${folded ? 'max-md:scripted:hidden' : ''}`}
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
