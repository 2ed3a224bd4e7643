import { load } from '@kitewright/content-loader/load'
import { readSettings } from '@kitewright/content-loader/settings'
import { pagePaths } from '@kitewright/content-types/addresses'

const { content } = await load({ settings: readSettings({ CONTENT_SOURCE: 'seed' }) })

type Service = { label: string; slug: string; path: string }

/** The groups and their services as the content has them, so that an added service is tested like all others. */
export const groups: { title: string; services: Service[] }[] = content.site.groups.map(
  ({ title, services }) => ({
    title,
    services: services.map(({ title: label, slug }) => ({
      label,
      slug,
      path: `/services/${slug}`,
    })),
  }),
)

export const allServices = groups.flatMap(({ services }) => services)

export const servicePaths = allServices.map(({ path }) => path)

/** The other routes of the specification (section 2), typed and not read from the code under test. */
const specified = [
  '/',
  '/services',
  '/portfolio',
  '/about',
  '/careers',
  '/blog',
  '/blog/how-to-read-a-fixed-price-quote',
  '/blog/when-a-pwa-is-enough',
  '/blog/from-prototype-board-to-production',
  '/contact',
  '/book-meeting',
  '/coming-soon',
  '/labs-careers-coming-soon',
  '/privacy-policy',
  '/terms-of-use',
]

/** Every route: those of the specification, and pages and services that were added since. */
export const paths = [...new Set([...specified, ...servicePaths, ...Object.values(pagePaths)])]
