type FaqTopicButtonsProps = {
  categories: string[]
  /** null means all. */
  chosen: string | null
  onChoose: (category: string | null) => void
}

export function FaqTopicButtons({ categories, chosen, onChoose }: FaqTopicButtonsProps) {
  return (
    <fieldset className="mt-4 flex min-w-0 flex-wrap gap-2 text-[1rem]/[1] font-medium">
      <legend className="sr-only">Topics</legend>
      {[null, ...categories].map((category) => (
        <button
          key={category ?? ''}
          type="button"
          className={`min-h-11 cursor-pointer rounded-control border-[1.5px] px-[0.8rem] pt-[0.72rem] pb-[0.6rem] ${category === chosen ? 'border-ink bg-ink text-sheet' : 'border-rule-strong hover:border-ink'}`}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {category ?? 'All Questions'}
        </button>
      ))}
    </fieldset>
  )
}
