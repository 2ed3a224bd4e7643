import type { InlinedData } from '../routing/page-content.ts'
import { blogPosting } from './blog-posting.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { jobPosting } from './job-posting.ts'
import { organization, website } from './organization.ts'
import { plainText } from './plain-text.ts'
import { service } from './service.ts'
import type { Thing } from './thing.ts'

/**
 * What a page says to machines, made from the same content as its HTML: the company and the site on
 * every page, the way to it, and what is special about it. Facts that the content lacks are left out.
 */
export function structuredData(page: InlinedData): { '@context': string; '@graph': Thing[] } {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(page),
      website(page),
      webPage(page),
      ...breadcrumbs(page),
      ...special(page),
    ],
  }
}

const pageTypes: Partial<Record<InlinedData['data']['page'], string>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  servicesOverview: 'CollectionPage',
  portfolio: 'CollectionPage',
  blog: 'CollectionPage',
}

const webPage = ({ config, data }: InlinedData): Thing => ({
  '@type': pageTypes[data.page] ?? 'WebPage',
  '@id': `${config.siteUrl}${data.meta.path}#page`,
  url: `${config.siteUrl}${data.meta.path}`,
  name: data.meta.title,
  description: data.meta.description,
  inLanguage: 'en-IN',
  isPartOf: { '@id': `${config.siteUrl}/#website` },
})

function special(page: InlinedData): Thing[] {
  const { data } = page
  switch (data.page) {
    case 'home':
      return [
        {
          '@type': 'FAQPage',
          mainEntity: data.content.faq.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
          })),
        },
      ]
    case 'specimen':
    case 'ledger':
    case 'storyboard':
      return [service(page, data.content)]
    case 'careers':
      return data.content.jobs.flatMap((job) => jobPosting(page, job))
    case 'blog':
      return data.content.posts.map((post) => blogPosting(page, post))
    default:
      return []
  }
}
