type Term = { _key: string; term: string; text: string }

const row = {
  wide: 'grid-cols-[minmax(0,min(8.5rem,40%))_minmax(0,1fr)] @max-xs/service:grid-cols-[minmax(0,min(7rem,40%))_minmax(0,1fr)]',
  narrow: 'grid-cols-[minmax(0,min(7rem,40%))_minmax(0,1fr)]',
}

type TermRowsProps = {
  items: Term[]
  /** In a column that is narrow at every width: short terms, as on a phone. */
  narrow?: boolean
}

/** One capability or technology list, as ruled rows. */
export function TermRows({ items, narrow = false }: TermRowsProps) {
  return (
    <dl className="border-t-2 border-ink text-copy/[1.4] *:grid *:gap-x-4 *:gap-y-1 *:border-b *:border-ink/16 *:pt-3 *:pb-2.5">
      {items.map((item) => (
        <div key={item._key} className={narrow ? row.narrow : row.wide}>
          <dt className="font-semibold">{item.term}</dt>
          <dd className="text-ink-2">{item.text}</dd>
        </div>
      ))}
    </dl>
  )
}
