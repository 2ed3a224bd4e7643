import { pagePaths, servicePath } from '@kitewright/content-types/addresses'
import type { InlinedData, PageContent, Service } from '#app/routing/page-content.ts'
import { buildBlog, buildBlogPosting } from './blog-posting.ts'
import { buildJobPosting } from './job-posting.ts'
import { getOrganizationRef, type Thing, toPlainText } from './thing.ts'

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
