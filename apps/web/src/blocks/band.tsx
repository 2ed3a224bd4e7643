import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type BandProps = {
  heading: string
  /** Classes of its background and space. */
  className: string
  /** Puts the content right of the heading where there is room for both. */
  hasColumns?: boolean
  children: ReactNode
}

/** A block over the whole width, named by its h2. */
export function Band({ heading, className, hasColumns, children }: BandProps) {
  const id = useId()
  return (
    <section className={className} aria-labelledby={id}>
      <div
        className={clsx(
          'mx-auto max-w-page px-safe',
          hasColumns && 'grid grid-cols-12 gap-x-twelfths *:col-span-full',
        )}
      >
        <h2 id={id} className={clsx('mb-part', hasColumns && 'lg:col-span-4')}>
          {heading}
        </h2>
        {hasColumns ? <div className="lg:col-from-6">{children}</div> : children}
      </div>
    </section>
  )
}
