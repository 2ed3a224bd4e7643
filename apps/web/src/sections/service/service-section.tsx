import { type ReactNode, useId } from 'react'

/** Smaller than on other pages, as the column beside the services list is narrower. */
export const sectionHeading = 'text-part'

type ServiceSectionProps = {
  /** For links to it. */
  id?: string
  heading: string
  /** Screen readers get the heading, the eye needs none. */
  headingHidden?: boolean
  vellum?: boolean
  /** No space above: the section before it has the same background. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A section of a service page, named by its h2. */
export function ServiceSection({
  id,
  heading,
  headingHidden,
  vellum,
  flush,
  className = '',
  children,
}: ServiceSectionProps) {
  const headingId = useId()
  const classes = [
    flush ? 'pb-section' : 'py-section',
    vellum && 'bg-vellum surface-vellum',
    className,
  ]
  return (
    <section id={id} className={classes.filter(Boolean).join(' ')} aria-labelledby={headingId}>
      <div className="max-w-page px-safe">
        <h2 id={headingId} className={headingHidden ? 'sr-only' : `mb-7.5 ${sectionHeading}`}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  )
}
