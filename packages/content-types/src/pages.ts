import type { PageType } from './document-types.ts'
import type {
  ABOUT_QUERY_RESULT,
  BLOG_QUERY_RESULT,
  BOOKING_QUERY_RESULT,
  CAREERS_QUERY_RESULT,
  COMING_SOON_QUERY_RESULT,
  CONTACT_QUERY_RESULT,
  EARLIER_ADDRESSES_QUERY_RESULT,
  HOME_QUERY_RESULT,
  LABS_COMING_SOON_QUERY_RESULT,
  LANDING_PAGES_QUERY_RESULT,
  LEGAL_PAGES_QUERY_RESULT,
  PLAN_QUERY_RESULT,
  PORTFOLIO_QUERY_RESULT,
  POSTS_QUERY_RESULT,
  SERVICES_OVERVIEW_QUERY_RESULT,
  SERVICES_QUERY_RESULT,
  SHARING_PICTURES_QUERY_RESULT,
  SITE_QUERY_RESULT,
} from './generated/sanity.types.ts'
import {
  ABOUT_QUERY,
  BLOG_QUERY,
  CAREERS_QUERY,
  COMING_SOON_QUERY,
  LABS_COMING_SOON_QUERY,
  LEGAL_PAGES_QUERY,
  PORTFOLIO_QUERY,
} from './queries/company.ts'
import { BOOKING_QUERY, CONTACT_QUERY } from './queries/contact.ts'
import { HOME_QUERY } from './queries/home.ts'
import { LANDING_PAGES_QUERY } from './queries/landing-pages.ts'
import { PLAN_QUERY } from './queries/plan.ts'
import { POSTS_QUERY } from './queries/posts.ts'
import { SERVICES_OVERVIEW_QUERY, SERVICES_QUERY } from './queries/services.ts'
import { EARLIER_ADDRESSES_QUERY, SHARING_PICTURES_QUERY, SITE_QUERY } from './queries/site.ts'

/** All queries of a build; `Content` has the results under the same names. */
export const queries = {
  site: SITE_QUERY,
  home: HOME_QUERY,
  services: SERVICES_QUERY,
  servicesOverview: SERVICES_OVERVIEW_QUERY,
  plan: PLAN_QUERY,
  about: ABOUT_QUERY,
  careers: CAREERS_QUERY,
  portfolio: PORTFOLIO_QUERY,
  blog: BLOG_QUERY,
  posts: POSTS_QUERY,
  contact: CONTACT_QUERY,
  booking: BOOKING_QUERY,
  comingSoon: COMING_SOON_QUERY,
  labsComingSoon: LABS_COMING_SOON_QUERY,
  landingPages: LANDING_PAGES_QUERY,
  legalPages: LEGAL_PAGES_QUERY,
  sharingPictures: SHARING_PICTURES_QUERY,
  earlierAddresses: EARLIER_ADDRESSES_QUERY,
} as const satisfies Record<
  | PageType
  | 'site'
  | 'services'
  | 'posts'
  | 'landingPages'
  | 'legalPages'
  | 'sharingPictures'
  | 'earlierAddresses',
  string
>

type Site = SITE_QUERY_RESULT & {
  settings: NonNullable<SITE_QUERY_RESULT['settings']>
  serviceHeadings: NonNullable<SITE_QUERY_RESULT['serviceHeadings']>
}

/**
 * All content at one moment. Query types allow null for a missing document; `Content` does so only for an optional page,
 * as any other missing document stops the build.
 */
export type Content = {
  site: Site
  home: NonNullable<HOME_QUERY_RESULT>
  services: SERVICES_QUERY_RESULT
  servicesOverview: NonNullable<SERVICES_OVERVIEW_QUERY_RESULT>
  plan: PLAN_QUERY_RESULT
  about: NonNullable<ABOUT_QUERY_RESULT>
  careers: NonNullable<CAREERS_QUERY_RESULT>
  portfolio: NonNullable<PORTFOLIO_QUERY_RESULT>
  blog: NonNullable<BLOG_QUERY_RESULT>
  posts: POSTS_QUERY_RESULT
  contact: NonNullable<CONTACT_QUERY_RESULT>
  booking: NonNullable<BOOKING_QUERY_RESULT>
  comingSoon: NonNullable<COMING_SOON_QUERY_RESULT>
  labsComingSoon: NonNullable<LABS_COMING_SOON_QUERY_RESULT>
  landingPages: LANDING_PAGES_QUERY_RESULT
  legalPages: LEGAL_PAGES_QUERY_RESULT
  sharingPictures: SHARING_PICTURES_QUERY_RESULT
  earlierAddresses: EARLIER_ADDRESSES_QUERY_RESULT
}
