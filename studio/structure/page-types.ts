import type { singletonNames } from '@kitewright/content-rules/names'

/** Pages of which there is one each, in the order in which a visitor meets them. */
export const pageTypes = [
  'home',
  'servicesOverview',
  'servicePages',
  'about',
  'portfolio',
  'blog',
  'careers',
  'labsComingSoon',
  'contact',
  'booking',
  'comingSoon',
] as const satisfies (keyof typeof singletonNames)[]
