import { type ReactNode, useId } from 'react'
import './service-section.css'

type ServiceSectionProps = {
  heading: string
  /** Screen readers get the heading, the eye needs none. */
  headingHidden?: boolean
  vellum?: boolean
  /** No space above: the section before it has the same ground. */
  flush?: boolean
  className?: string
  children: ReactNode
}

/** A section of a service page, named by its h2. */
export function ServiceSection({
  heading,
  headingHidden,
  vellum,
  flush,
  className = '',
  children,
}: ServiceSectionProps) {
  const id = useId()
  const classes = [
    'section',
    vellum && 'service-section--vellum',
    flush && 'service-section--flush',
    className,
  ]
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-labelledby={id}>
      <div className="wrap">
        <h2 id={id} className={headingHidden ? 'visually-hidden' : 'service-section__heading'}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  )
}
