import { clsx } from 'clsx'
import type { PageContent } from '#app/routing/page-content.ts'

type NextStepsProps = { next: PageContent['contact']['next']; className?: string }

/** The next steps after an enquiry, beside its subject and after the send. */
export function NextSteps({ next, className }: NextStepsProps) {
  return (
    <ol aria-label={next.heading} className={clsx('border-t border-rule', className)}>
      {next.items.map(({ _key, title, text }) => (
        <li key={_key} className="border-b border-rule py-2 text-sm/135 text-ink-2">
          <strong className="mr-2 text-md font-semibold text-ink">{title}</strong> {text}
        </li>
      ))}
    </ol>
  )
}
