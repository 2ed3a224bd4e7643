import { pagePaths } from '@kitewright/content-types/addresses'
import { allServices } from './services.ts'

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
