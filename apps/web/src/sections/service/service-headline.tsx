import { Fragment } from 'react'
import { numberClass } from '#app/ui/number-class.ts'
import { headlineMeasure, headlineParts } from './headline-parts.ts'
import './service-headline.css'

type ServiceHeadlineProps = {
  headline: { impact: string; effort: string }
  className: string
}

/** The h1 of a service page. Styles know its letter counts, for sizes that fit the column. */
export function ServiceHeadline({ headline, className }: ServiceHeadlineProps) {
  const parts = headlineParts(headline)
  const { all, longestPart, longestWord } = headlineMeasure(parts)
  const counts = [
    numberClass('letters', all),
    numberClass('line-letters', longestPart),
    numberClass('word-letters', longestWord),
  ].join(' ')
  return (
    <h1 className={`headline service-headline ${counts} ${className}`}>
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
