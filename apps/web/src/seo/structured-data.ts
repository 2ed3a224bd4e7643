import { formatInstant, parseTime } from '@kitewright/content-rules/dates'
import { pagePaths, postPath, servicePath } from '@kitewright/content-types/addresses'
import type { InlinedData, PageContent, Service } from '#app/routing/page-content.ts'

/**
 * Structured data of a page, from the same content as its HTML: the company and the site on
 * every page, the breadcrumbs, and the page's own type. Missing facts are left out.
 */
export function buildStructuredData(page: InlinedData): { '@context': string; '@graph': Thing[] } {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      buildOrganization(page),
      buildWebsite(page),
      buildWebPage(page),
      ...buildBreadcrumbs(page),
      ...buildPageThings(page),
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

const buildWebPage = ({ config, data }: InlinedData): Thing => ({
  '@type': pageTypes[data.page] ?? 'WebPage',
  '@id': `${config.siteUrl}${data.meta.path}#page`,
  url: `${config.siteUrl}${data.meta.path}`,
  name: data.meta.title,
  description: data.meta.description,
  inLanguage: 'en-IN',
  isPartOf: { '@id': `${config.siteUrl}/#website` },
})

function buildPageThings(page: InlinedData): Thing[] {
  const { data } = page
  switch (data.page) {
    case 'home':
      return [
        {
          '@type': 'FAQPage',
          mainEntity: data.content.faq.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
          })),
        },
      ]
    case 'specimen':
    case 'ledger':
    case 'storyboard':
      return [buildService(page, data.content)]
    case 'careers':
      return data.content.jobs.flatMap((job) => buildJobPosting(page, job))
    case 'portfolio':
      return data.content.projects.length > 0 ? [buildProjectList(page, data.content.projects)] : []
    case 'blog':
      return [buildBlog(page, data.content)]
    case 'post':
      return [buildBlogPosting(page, data.content)]
    default:
      return []
  }
}

/** One thing of schema.org, as JSON-LD writes it. */
type Thing = { '@type': string; [property: string]: unknown }

/** How other things point to the company. */
const getOrganizationRef = ({ config }: InlinedData) => ({
  '@id': `${config.siteUrl}/#organization`,
})

const buildOrganization = ({ site: { settings }, config }: InlinedData): Thing => ({
  '@type': 'Organization',
  '@id': `${config.siteUrl}/#organization`,
  name: settings.brand,
  legalName: settings.legalName,
  url: `${config.siteUrl}/`,
  logo: `${config.siteUrl}${config.art}/logo/lockup.svg`,
  slogan: settings.tagline,
  description: settings.description,
  email: settings.email,
  telephone: settings.phone,
  address: {
    '@type': 'PostalAddress',
    addressLocality: settings.headquarters.city,
    addressCountry: settings.headquarters.country,
  },
  ...registration(settings),
  knowsAbout: settings.companyTypes,
  sameAs: settings.social.map((link) => link.url),
})

/** Registration numbers and registered address, where the settings have them. */
const registration = ({
  registeredAddress,
  cin,
  gstin,
  foundedYear,
}: InlinedData['site']['settings']) => ({
  ...(registeredAddress && { location: { '@type': 'Place', address: registeredAddress } }),
  ...(cin && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } }),
  ...(gstin && { vatID: gstin }),
  ...(foundedYear && { foundingDate: foundedYear }),
})

const buildWebsite = (page: InlinedData): Thing => ({
  '@type': 'WebSite',
  '@id': `${page.config.siteUrl}/#website`,
  name: page.site.settings.brand,
  url: `${page.config.siteUrl}/`,
  inLanguage: 'en-IN',
  publisher: getOrganizationRef(page),
})

/** The breadcrumbs from home to the page; none for home. */
function buildBreadcrumbs({ site, config, data }: InlinedData): Thing[] {
  if (data.page === 'home') return []
  const steps: [name: string, path: string][] = [['Home', '/']]
  if (data.meta.path.startsWith(servicePath(''))) {
    steps.push(['Services', pagePaths.servicesOverview])
  }
  if (data.page === 'post') steps.push(['Blog', pagePaths.blog])
  const name = data.meta.title.replace(` | ${site.settings.brand}`, '')
  steps.push([name, data.meta.path])
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${config.siteUrl}${path}`,
      })),
    },
  ]
}

type Tier = Service['tiers'][number]

/** The unit of one price of a monthly package, in the unit codes of UN/CEFACT. */
const unitCodes: Record<Tier['period'], string | undefined> = {
  month: 'MON',
  project: undefined,
  licence: undefined,
}

const buildOffer = ({ name, tagline, from, to, period }: Tier): Thing => ({
  '@type': 'Offer',
  name,
  description: tagline,
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'INR',
    minPrice: from,
    ...(to !== null && { maxPrice: to }),
    ...(unitCodes[period] && { unitCode: unitCodes[period] }),
  },
})

/**
 * A service with its three packages in rupees. The dearest has no upper price, so the aggregate
 * states only where prices begin.
 */
const buildService = (page: InlinedData, content: Service): Thing => ({
  '@type': 'Service',
  '@id': `${page.config.siteUrl}${page.data.meta.path}#service`,
  name: content.title,
  serviceType: content.title,
  category: content.group.title,
  description: content.lead,
  provider: getOrganizationRef(page),
  areaServed: { '@type': 'Country', name: 'India' },
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: Math.min(...content.tiers.map((tier) => tier.from)),
    offerCount: content.tiers.length,
    offers: content.tiers.map(buildOffer),
  },
})

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

/** The project showcases, each with its place on the page. */
const buildProjectList = (
  page: InlinedData,
  projects: PageContent['portfolio']['projects'],
): Thing => ({
  '@type': 'ItemList',
  name: page.data.meta.title,
  numberOfItems: projects.length,
  itemListElement: projects.map((build, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'CreativeWork',
      '@id': `${page.config.siteUrl}${page.data.meta.path}#${build.slug}`,
      url: `${page.config.siteUrl}${page.data.meta.path}#${build.slug}`,
      name: build.title,
      description: build.description,
      genre: 'Typical build',
      keywords: build.tags,
      image: `${page.config.siteUrl}${build.image.src}`,
      creator: getOrganizationRef(page),
      about: build.services.map(({ title, slug }) => ({
        '@type': 'Service',
        '@id': `${page.config.siteUrl}${servicePath(slug)}#service`,
        name: title,
      })),
      dateModified: build._updatedAt,
    },
  })),
})

type Post = PageContent['post']

export const postUrl = (siteUrl: string, slug: string) => `${siteUrl}${postPath(slug)}`

/** The list of posts; each post's page has its details. */
const buildBlog = (
  { config: { siteUrl } }: InlinedData,
  { posts }: PageContent['blog'],
): Thing => ({
  '@type': 'Blog',
  '@id': `${siteUrl}${pagePaths.blog}#blog`,
  blogPost: posts.map(({ slug, title, publishedAt }) => ({
    '@type': 'BlogPosting',
    '@id': postUrl(siteUrl, slug),
    url: postUrl(siteUrl, slug),
    headline: title,
    datePublished: publishedAt,
  })),
})

/** A desk of the company has its name; all other authors are persons. */
const buildAuthor = ({ site }: InlinedData, { author, writer }: Post): Thing =>
  author.startsWith(site.settings.brand)
    ? { '@type': 'Organization', name: author }
    : { '@type': 'Person', name: author, ...(writer?.role && { jobTitle: writer.role }) }

/** When a post appeared; a post that was saved before has not changed since. */
function getPostDates({ publishedAt, publishedTime, _updatedAt }: Post) {
  const published = parseTime(publishedAt, publishedTime) ?? Date.parse(publishedAt)
  return {
    datePublished: formatInstant(published),
    dateModified: formatInstant(Math.max(published, Date.parse(_updatedAt))),
  }
}

const buildBlogPosting = (page: InlinedData, post: Post): Thing => ({
  '@type': 'BlogPosting',
  '@id': postUrl(page.config.siteUrl, post.slug),
  url: postUrl(page.config.siteUrl, post.slug),
  headline: post.title,
  description: post.description,
  ...getPostDates(post),
  author: buildAuthor(page, post),
  publisher: getOrganizationRef(page),
  image: `${page.config.siteUrl}${post.image.src}`,
  ...(post.body && { articleBody: toPlainText(post.body) }),
  ...(post.service && {
    about: { '@id': `${page.config.siteUrl}${servicePath(post.service.slug)}#service` },
  }),
})

/** The build has replaced placeholder tokens by text. */
type Paragraphs = readonly {
  _type: string
  _key: string
  children?: readonly { _type: string; text?: string }[] | undefined
}[]

/** Portable Text without its formatting, one line a block; pictures, tables and code are left out. */
const toPlainText = (text: Paragraphs): string =>
  text
    .filter(({ _type }) => _type === 'block')
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''))
    .join('\n')
