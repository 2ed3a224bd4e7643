import type { CollectionType, SingletonType } from '@kitewright/content-types/document-types'
import { faq } from './documents/faq.ts'
import { job } from './documents/job.ts'
import { legalPage } from './documents/legal-page.ts'
import { post } from './documents/post.ts'
import { project } from './documents/project.ts'
import { service } from './documents/service.ts'
import { serviceGroup } from './documents/service-group.ts'
import { headline } from './objects/headline.ts'
import { processStep, serviceCard, startCard, stat } from './objects/home-parts.ts'
import { legalSection } from './objects/legal-section.ts'
import { link } from './objects/link.ts'
import { closing, pageMeta, serviceClosing } from './objects/page-parts.ts'
import { picture } from './objects/picture.ts'
import { priceTier } from './objects/price-tier.ts'
import { richLine, richText } from './objects/rich-text.ts'
import { serviceStep } from './objects/service-step.ts'
import { menuTile, socialLink } from './objects/settings-parts.ts'
import { areaList, fact, nameList, termList, termText, titledText } from './objects/texts.ts'
import { comingSoon, labsComingSoon } from './singletons/coming-soon-pages.ts'
import { about, blog, careers, portfolio } from './singletons/company-pages.ts'
import { booking, contact } from './singletons/contact-pages.ts'
import { home } from './singletons/home.ts'
import { servicePages } from './singletons/service-pages.ts'
import { servicesOverview } from './singletons/services-overview.ts'
import { siteSettings } from './singletons/site-settings.ts'

const documentSchemas = {
  service,
  serviceGroup,
  faq,
  job,
  post,
  project,
  legalPage,
} satisfies Record<CollectionType, unknown>

export const documents = Object.values(documentSchemas)

const singletonSchemas = {
  siteSettings,
  home,
  servicesOverview,
  servicePages,
  about,
  careers,
  blog,
  portfolio,
  contact,
  booking,
  comingSoon,
  labsComingSoon,
} satisfies Record<SingletonType, unknown>

/** One document each, whose id is the name of its type. */
export const singletons = Object.values(singletonSchemas)

const objects = [
  areaList,
  closing,
  fact,
  headline,
  legalSection,
  link,
  menuTile,
  nameList,
  pageMeta,
  picture,
  priceTier,
  processStep,
  richLine,
  richText,
  serviceCard,
  serviceClosing,
  serviceStep,
  socialLink,
  startCard,
  stat,
  termList,
  termText,
  titledText,
]

export const schemaTypes = [...documents, ...singletons, ...objects]
