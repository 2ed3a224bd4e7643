import type { Job } from '@kitewright/content-types/model'
import { type Draft, withOrder } from '../document-parts/parts.ts'
import { createSlug } from '../document-parts/reference.ts'

type JobTexts = Omit<Draft<Job>, '_id' | '_type' | 'slug'>

const createJob = (address: string, texts: JobTexts): Draft<Job> => ({
  _id: `job-${address}`,
  _type: 'job',
  slug: createSlug(address),
  ...texts,
})

/** No job has an application address, so Apply Now stays on the page (specification, section 2). */
export const jobs = withOrder([
  createJob('senior-frontend-engineer', {
    title: 'Senior Frontend Engineer',
    location: 'Remote',
    workplace: 'remote',
    description:
      'You build the part that people touch: websites, dashboards and progressive web apps. You care about load time on a cheap phone as much as about the shape of a component. You can explain a trade-off to a client in two sentences and write it down in three. You review other people’s code the way you would like yours reviewed.',
  }),
  createJob('backend-engineer', {
    title: 'Backend Engineer',
    location: 'New York',
    workplace: 'office',
    country: 'United States',
    description:
      'You design APIs, data models and the jobs that run at night. Payments, integrations and data from devices all pass through your hands, so you like a clear log and a good test. You know when one service is enough and when it is time for a second. You work with the team in {city}, and you write clearly enough that the time difference does not matter.',
  }),
  createJob('devops-engineer', {
    title: 'DevOps Engineer',
    location: 'Remote',
    workplace: 'remote',
    description:
      'You look after the path from commit to production: pipelines, cloud accounts, monitoring and backups. You make releases dull, on any day of the week. You watch the bill as closely as the graphs. When an alarm goes off, you fix the cause, not just the alarm.',
  }),
])
