import './term-rows.css'

type Term = { _key: string; term: string; text: string }

/** One capability or technology list, as ruled rows. */
export function TermRows({ items }: { items: Term[] }) {
  return (
    <dl className="term-rows">
      {items.map((item) => (
        <div key={item._key} className="term-rows__row">
          <dt className="term-rows__term">{item.term}</dt>
          <dd className="term-rows__text">{item.text}</dd>
        </div>
      ))}
    </dl>
  )
}
