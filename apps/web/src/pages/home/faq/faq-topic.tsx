import type { Topic } from './faq-filter.ts'
import { FaqQuestion } from './faq-question.tsx'

type FaqTopicProps = {
  topic: Topic
  /** Id of the open question. */
  open: string | null
  onToggle: (question: string) => void
}

/** One category and its questions. */
export function FaqTopic({ topic, open, onToggle }: FaqTopicProps) {
  return (
    <div className="*:not-first:border-t-[1.5px] *:last:border-b-[1.5px]">
      <h3 className="pb-2 text-md/[1.25] font-semibold tracking-[0] text-ink-2">
        {topic.category}
      </h3>
      {topic.questions.map((question) => (
        <FaqQuestion
          key={question._id}
          question={question}
          isOpen={question._id === open}
          onToggle={() => onToggle(question._id)}
        />
      ))}
    </div>
  )
}
