import { clsx } from 'clsx'
import { Fragment } from 'react'
import type { Service } from '#app/routing/page-content.ts'
import { measureHeadline, splitHeadline } from './headline-parts.ts'
import './service-headline.css'

type ServiceHeadlineProps = { service: Service; className: string }

const label = 'text-base/150 font-semibold'

/**
 * The group, and the h1: the service's name on the group's line, then the headline, whose styles know its
 * letter counts, for sizes that fit the column.
 */
export function ServiceHeadline({ service, className }: ServiceHeadlineProps) {
  const parts = splitHeadline(service.headline)
  const { all, longestPart, longestWord } = measureHeadline(parts)
  const counts = { '--letters': all, '--line-letters': longestPart, '--word-letters': longestWord }
  return (
    <div className="flow-root">
      {/* It floats, so that the name, the first line of the h1, continues after the group. On a phone
          there are always two lines, as one may be too short, so that nothing moves when the font arrives. */}
      <p
        className={`service-title__group float-left mr-[0.4em] flex items-center gap-2.5 @max-2xs/service:float-none ${label}`}
      >
        {service.group.title}
      </p>
      <h1
        className={`headline xs:max-lg:low:text-[clamp(1.75rem,min(13svh,var(--one-line,205cqi)/var(--letters)),4rem)] ${className}`}
        style={counts}
      >
        <span
          className={`service-headline__name mb-4 block tracking-normal text-wrap @2xs/service:text-nowrap lg:short:mb-2 xs:max-lg:low:mb-1.5 ${label}`}
        >
          {service.title}
        </span>
        {parts.map((part, index) => (
          <Fragment key={part}>
            {' '}
            <span
              className={clsx(
                'service-headline__part xs:max-lg:low:inline',
                index === parts.length - 1 && 'headline__effort',
              )}
            >
              {part}
            </span>
          </Fragment>
        ))}
      </h1>
    </div>
  )
}
