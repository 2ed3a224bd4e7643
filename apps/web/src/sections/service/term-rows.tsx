import './term-rows.css'

type Term = { _key: string; term: string; text: string }

/** One capability or technology list, as ruled rows. */
export function TermRows({ items }: { items: Term[] }) {
  return (
    <dl className="border-t-2 border-ink text-[1.0625rem]/[1.4] *:grid *:gap-x-4 *:gap-y-1 *:border-b *:border-ink/16 *:pt-[0.72rem] *:pb-[0.62rem]">
      {items.map((item) => (
        <div key={item._key} className="term-rows__row">
          <dt className="font-semibold">{item.term}</dt>
          <dd className="text-ink-2">{item.text}</dd>
        </div>
      ))}
    </dl>
  )
}
