import { Fragment } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { numberClass } from '#app/ui/number-class.ts'
import { headlineMeasure, headlineParts } from './headline-parts.ts'
import './service-headline.css'

type ServiceHeadlineProps = { service: Service; className: string }

/**
 * The group, and the h1: the service's name on the group's line, then the headline, whose styles know its
 * letter counts, for sizes that fit the column.
 */
export function ServiceHeadline({ service, className }: ServiceHeadlineProps) {
  const parts = headlineParts(service.headline)
  const { all, longestPart, longestWord } = headlineMeasure(parts)
  const counts = [
    numberClass('letters', all),
    numberClass('line-letters', longestPart),
    numberClass('word-letters', longestWord),
  ].join(' ')
  return (
    <div className="service-title">
      <p className="service-title__group">{service.group.title}</p>
      <h1 className={`headline service-headline ${counts} ${className}`}>
        <span className="service-headline__name">{service.title}</span>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {' '}
            <span
              className={`service-headline__part ${index === parts.length - 1 ? 'headline__effort' : ''}`}
            >
              {part}
            </span>
          </Fragment>
        ))}
      </h1>
    </div>
  )
}
