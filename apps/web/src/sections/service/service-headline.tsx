import { Fragment } from 'react'
import type { Service } from '#app/routing/page-content.ts'
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
  const counts = { '--letters': all, '--line-letters': longestPart, '--word-letters': longestWord }
  return (
    <div className="service-title">
      <p className="service-title__group">{service.group.title}</p>
      <h1 className={`headline service-headline ${className}`} style={counts}>
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
