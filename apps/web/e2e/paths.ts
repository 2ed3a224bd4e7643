import { pagePaths } from '@kitewright/content-types/addresses'

/** The routes of the specification (section 2), typed and not read from the code under test. */
export const servicePaths = [
  '/services/web-development',
  '/services/app-development',
  '/services/ecommerce-solutions',
  '/services/payment-gateway',
  '/services/payment-orchestration',
  '/services/progressive-web-apps',
  '/services/software-development',
  '/services/api-microservices',
  '/services/ai-automation',
  '/services/white-label-solutions',
  '/services/saas-development',
  '/services/system-integration',
  '/services/ui-ux-design',
  '/services/cloud-operations',
  '/services/software-hardware-development',
  '/services/rd-prototyping',
  '/services/pcb-hardware-design',
  '/services/devops-cicd',
  '/services/seo-optimization',
  '/services/digital-marketing',
  '/services/content-creation',
  '/services/mvp-development',
  '/services/consulting-strategy',
  '/services/data-analytics',
]

const specified = [
  '/',
  '/services',
  '/portfolio',
  '/about',
  '/careers',
  '/blog',
  '/contact',
  '/book-meeting',
  '/coming-soon',
  '/labs-careers-coming-soon',
  '/privacy-policy',
  '/terms-of-use',
  ...servicePaths,
]

/** Every route: those of the specification, and pages that were added since. */
export const paths = [...new Set([...specified, ...Object.values(pagePaths)])]
