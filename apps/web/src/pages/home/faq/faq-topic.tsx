import './faq-topic.css'
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
    <div className="faq-topic">
      <h3 className="faq-topic__title">{topic.category}</h3>
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
