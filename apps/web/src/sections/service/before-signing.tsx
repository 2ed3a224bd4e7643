import type { Service } from '#app/routing/page-content.ts'

/** What holds for every figure above it: payment, warranty. */
export function BeforeSigning({ service }: { service: Service }) {
  const { terms } = service.shared ?? {}
  return (
    terms &&
    terms.length > 0 && (
      <dl className="mt-part grid gap-x-lists border-t-2 border-ink @md/service:grid-cols-2 print:mt-5">
        {terms.map(({ _key, title, text }) => (
          <div key={_key} className="border-b border-rule py-4 print:py-2">
            <dt className="text-h5 font-semibold">{title}</dt>
            <dd className="mt-1 measure-340 text-copy/145 text-ink-2 print:text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    )
  )
}
