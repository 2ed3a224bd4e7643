import './faq-topic-buttons.css'

type FaqTopicButtonsProps = {
  categories: string[]
  /** null means all. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

export function FaqTopicButtons({ categories, chosen, onChoose }: FaqTopicButtonsProps) {
  return (
    <fieldset className="faq-topic-buttons">
      <legend className="visually-hidden">Topics</legend>
      {[null, ...categories].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          className="faq-topic-buttons__button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ?? 'All Questions'}
        </button>
      ))}
    </fieldset>
  )
}
