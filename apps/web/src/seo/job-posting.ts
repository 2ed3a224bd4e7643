import type { InlinedData, PageContent } from '../routing/page-content.ts'
import { organizationRef } from './organization.ts'
import type { Thing } from './thing.ts'

type Job = PageContent['careers']['jobs'][number]

const isRemote = (location: string) => /remote/i.test(location)

/**
 * An opening, only when the content holds what search engines require: the day it was posted.
 * A remote job needs no place, but the country in which one may live.
 */
export function jobPosting(page: InlinedData, job: Job): Thing[] {
  if (!job.datePosted) return []
  const place = isRemote(job.location)
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: {
          '@type': 'Country',
          name: page.site.settings.headquarters.country,
        },
      }
    : {
        jobLocation: {
          '@type': 'Place',
          address: { '@type': 'PostalAddress', addressLocality: job.location },
        },
      }
  return [
    {
      '@type': 'JobPosting',
      url: `${page.config.siteUrl}${page.data.meta.path}#${job.slug}`,
      title: job.title,
      description: job.description,
      datePosted: job.datePosted,
      ...(job.validThrough && { validThrough: job.validThrough }),
      ...(job.employmentType && { employmentType: job.employmentType }),
      hiringOrganization: organizationRef(page),
      ...place,
    },
  ]
}
