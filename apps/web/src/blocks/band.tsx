import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type BandProps = {
  heading: string
  /** Puts the content right of the heading where there is room for both. */
  beside?: boolean
  /** The section before it has the same background: no space between them. */
  flush: boolean
  className?: string
  children: ReactNode
}

/** A section over the whole width, named by its h2. */
export function Band({ heading, beside, flush, className, children }: BandProps) {
  const id = useId()
  return (
    <section className={clsx(flush ? 'pb-section' : 'py-section', className)} aria-labelledby={id}>
      <div
        className={clsx(
          'mx-auto max-w-page px-safe',
          beside && 'grid grid-cols-12 gap-x-twelfths *:col-span-full',
        )}
      >
        <h2 id={id} className={clsx('mb-part', beside && 'lg:col-span-4')}>
          {heading}
        </h2>
        {beside ? <div className="lg:col-from-6">{children}</div> : children}
      </div>
    </section>
  )
}
