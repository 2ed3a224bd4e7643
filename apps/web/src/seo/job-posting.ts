import { formatInstant, parseTime } from '@kitewright/content-rules/dates'
import type { InlinedData, PageContent } from '#app/routing/page-content.ts'
import { getOrganizationRef, type Thing } from './thing.ts'

type Job = PageContent['careers']['jobs'][number]

/** Jobs from before the field have no workplace. */
const isRemote = ({ workplace, location }: Job) =>
  workplace ? workplace === 'remote' : /^remote\b/i.test(location)

/** The last moment of a day. */
const formatEndOfDay = (day: string) => {
  const end = parseTime(day, '24:00')
  return end === null ? day : formatInstant(end - 1000)
}

/**
 * An opening, only when the content holds what search engines require: the day it was posted.
 * A remote job needs no place, but the country in which one may live.
 */
export function buildJobPosting(page: InlinedData, job: Job): Thing[] {
  if (!job.datePosted) return []
  const jobLocation = isRemote(job)
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: {
          '@type': 'Country',
          name: job.country ?? page.site.settings.headquarters.country,
        },
      }
    : {
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            addressLocality: job.location,
            ...(job.country && { addressCountry: job.country }),
          },
        },
      }
  return [
    {
      '@type': 'JobPosting',
      url: `${page.config.siteUrl}${page.data.meta.path}#${job.slug}`,
      title: job.title,
      description: job.description,
      datePosted: job.datePosted,
      ...(job.validThrough && { validThrough: formatEndOfDay(job.validThrough) }),
      ...(job.employmentType && { employmentType: job.employmentType }),
      hiringOrganization: getOrganizationRef(page),
      ...jobLocation,
    },
  ]
}
