import './title-block.css'

type Fact = { _key: string; label: string; value: string }

/**
 * The drawing-office strip of real facts under a hero: price, time, warranty. A page may set
 * --title-block-columns, --title-block-width and --title-block-edge on anything around it.
 */
export function TitleBlock({ facts, label }: { facts: Fact[]; label: string }) {
  return (
    <section
      className="@container border-b border-(--title-block-edge,var(--color-rule)) bg-sheet"
      data-title-block
      aria-label={label}
    >
      <dl className="title-block__facts mx-auto grid">
        {facts.map((fact) => (
          <div key={fact._key} className="title-block__fact">
            <dt className="font-mono text-note text-ink-3">{fact.label}</dt>
            <dd className="font-semibold text-balance">{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
