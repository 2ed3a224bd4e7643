import './title-block.css'

type Fact = { _key: string; label: string; value: string }

/** The drawing-office strip of real facts under a hero: price, time, warranty. */
export function TitleBlock({ facts, label }: { facts: Fact[]; label: string }) {
  return (
    <section className="title-block" data-title-block aria-label={label}>
      <dl className="title-block__facts">
        {facts.map((fact) => (
          <div key={fact._key} className="title-block__fact">
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
