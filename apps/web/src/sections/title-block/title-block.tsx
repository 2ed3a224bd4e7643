type Fact = { _key: string; label: string; value: string }

/**
 * The drawing-office strip of real facts under a hero: price, time, warranty. It also stands beside the services list,
 * so its own width decides. A page may set `--title-block-columns`, `-edge` and `-width` on anything around it.
 */
export function TitleBlock({ facts, label }: { facts: Fact[]; label: string }) {
  return (
    <section
      className="@container border-b border-(--title-block-edge,var(--color-rule)) bg-sheet"
      data-title-block
      aria-label={label}
    >
      <dl className="mx-auto grid max-w-(--title-block-width,var(--container-page)) grid-cols-(--title-block-columns,repeat(4,minmax(0,1fr))) *:border-l *:border-rule *:px-gutter *:pt-4 *:pb-[0.95rem] *:first:border-l-0 *:first:pl-safe *:last:pr-safe @max-lg:grid-cols-2 @max-lg:*:odd:border-l-0 @max-lg:*:odd:pl-safe @max-lg:*:nth-[n+3]:border-t">
        {facts.map((fact) => (
          <div key={fact._key}>
            <dt className="font-mono text-note text-ink-3">{fact.label}</dt>
            <dd className="mt-[0.15rem] text-[1.125rem]/[1.3] font-semibold text-balance">
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
