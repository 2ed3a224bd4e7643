import { formatHidden } from '@kitewright/content-rules/dates'
import { defineField } from 'sanity'
import { today } from '../../structure/initial-values/today.ts'
import { defineDocumentType } from '../document-type.ts'
import { choice, defineSlug, href, line, orderRank, paragraph, part } from '../fields.ts'

const employmentTypes = [
  { value: 'FULL_TIME', title: 'Full time' },
  { value: 'PART_TIME', title: 'Part time' },
  { value: 'CONTRACTOR', title: 'Contract' },
  { value: 'INTERN', title: 'Internship' },
] as const

const workplaces = [
  { value: 'office', title: 'At the location' },
  { value: 'hybrid', title: 'Partly at the location' },
  { value: 'remote', title: 'Remote' },
] as const

export const job = defineDocumentType({
  name: 'job',
  title: 'Job',
  initialValue: () => ({ location: 'Remote', workplace: 'remote', datePosted: today() }),
  fields: [
    line('title', 'Title', 'For example “DevOps Engineer”.', { max: 200 }),
    defineSlug('A short name for links to this opening.'),
    line('location', 'Location', 'A city, or “Remote”.', { max: 200 }),
    choice('workplace', 'Workplace', 'Shown to search engines.', workplaces, { optional: true }),
    line(
      'country',
      'Country',
      'For search engines: where the location is, or where one may work remotely. If empty, remote work is in the country of the headquarters.',
      { max: 100, optional: true },
    ),
    paragraph('description', 'Description', 'Three or four sentences shown in the list.', {
      max: 1000,
      rows: 5,
    }),
    part('body', 'Details', 'More about the job, if there is more.', 'richText', {
      optional: true,
    }),
    href(
      'applyUrl',
      'Address to apply at',
      'Where “Apply Now” leads; starts with https: or mailto:. If empty, the link stays on the page.',
      {
        optional: true,
        pattern: {
          as: /^(https|mailto):/i,
          message: 'Write an address that starts with https: or mailto:, or leave this empty.',
        },
      },
    ),
    choice('employmentType', 'Kind of employment', 'Shown to search engines.', employmentTypes, {
      optional: true,
    }),
    defineField({
      name: 'datePosted',
      title: 'Posted on',
      description: 'Shown to search engines. If empty, they do not list the job.',
      type: 'date',
    }),
    defineField({
      name: 'validThrough',
      title: 'Open until',
      description:
        'The last day for applications; the job leaves the site after it. If empty, it stays until you unpublish it.',
      type: 'date',
    }),
    orderRank('job'),
  ],
  preview: {
    select: { title: 'title', location: 'location', validThrough: 'validThrough' },
    prepare: ({ title, location, validThrough }) => ({
      title,
      subtitle: [location, formatHidden({ _type: 'job', validThrough }, Date.now())]
        .filter(Boolean)
        .join(', '),
    }),
  },
})
