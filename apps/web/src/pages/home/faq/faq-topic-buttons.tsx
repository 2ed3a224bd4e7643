type FaqTopicButtonsProps = {
  categories: string[]
  /** null means all. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

export function FaqTopicButtons({ categories, chosen, onChoose }: FaqTopicButtonsProps) {
  return (
    <fieldset className="mt-4 flex min-w-0 flex-wrap gap-2 text-md/[1] font-medium">
      <legend className="sr-only">Topics</legend>
      {[null, ...categories].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          className={`min-h-11 cursor-pointer rounded-control border-[1.5px] px-3 pt-3 pb-2.5 ${category === chosen ? 'border-ink bg-ink text-sheet' : 'border-rule-strong hover:border-ink'}`}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ?? 'All Questions'}
        </button>
      ))}
    </fieldset>
  )
}
