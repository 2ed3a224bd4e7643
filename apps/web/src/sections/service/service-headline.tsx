import { Fragment } from 'react'
import { headlineMeasure, headlineParts } from './headline-parts.ts'
import './service-headline.css'

type ServiceHeadlineProps = {
  headline: { impact: string; effort: string }
  className: string
}

/** The h1 of a service page. Its letter counts are CSS variables, for sizes that fit the column. */
export function ServiceHeadline({ headline, className }: ServiceHeadlineProps) {
  const parts = headlineParts(headline)
  const { all, longestPart, longestWord } = headlineMeasure(parts)
  return (
    <h1
      className={`headline service-headline ${className}`}
      style={{ '--letters': all, '--line-letters': longestPart, '--word-letters': longestWord }}
    >
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' '}
          <span
            className={`service-headline__part ${index === parts.length - 1 ? 'headline__effort' : ''}`}
          >
            {part}
          </span>
        </Fragment>
      ))}
    </h1>
  )
}
