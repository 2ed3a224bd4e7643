import type {
  CollectionType,
  DocumentType,
  SingletonType,
} from '@kitewright/content-types/document-types'
import type { AllSanitySchemaTypes } from '@kitewright/content-types/generated/sanity.types'
import type { Draft } from './build/draft.ts'
import { about } from './documents/about.ts'
import { blog } from './documents/blog.ts'
import { booking } from './documents/booking.ts'
import { careers } from './documents/careers.ts'
import { comingSoon } from './documents/coming-soon.ts'
import { contact } from './documents/contact.ts'
import { faqs } from './documents/faqs.ts'
import { home } from './documents/home.ts'
import { jobs } from './documents/jobs.ts'
import { labsComingSoon } from './documents/labs-coming-soon.ts'
import { privacyPolicy } from './documents/legal/privacy-policy.ts'
import { termsOfUse } from './documents/legal/terms-of-use.ts'
import { portfolio } from './documents/portfolio.ts'
import { posts } from './documents/posts.ts'
import { projects } from './documents/projects.ts'
import { serviceGroups } from './documents/service-groups.ts'
import { servicePages } from './documents/service-pages.ts'
import { services } from './documents/services.ts'
import { servicesOverview } from './documents/services-overview.ts'
import { siteSettings } from './documents/site-settings.ts'
import { seedAssets } from './seed-assets.ts'
import { SEED_DATE, SEED_REVISION } from './seed-date.ts'

/** Any document of the content model, whole. */
export type SeedDocument = Extract<AllSanitySchemaTypes, { _id: string }>

type DraftOf<Type extends DocumentType> = Draft<Extract<SeedDocument, { _type: Type }>>

const singletonDrafts: { [Type in SingletonType]: DraftOf<Type> } = {
  siteSettings,
  home,
  servicesOverview,
  servicePages,
  about,
  portfolio,
  careers,
  blog,
  contact,
  booking,
  comingSoon,
  labsComingSoon,
}

const collectionDrafts: { [Type in CollectionType]: readonly DraftOf<Type>[] } = {
  legalPage: [privacyPolicy, termsOfUse],
  serviceGroup: serviceGroups,
  service: services,
  faq: faqs,
  job: jobs,
  post: posts,
  project: projects,
}

const drafts: readonly Draft<SeedDocument>[] = [
  ...Object.values(singletonDrafts),
  ...Object.values(collectionDrafts).flat(),
]

/**
 * The content of the whole site as the content lake would return it: every document with its
 * dates, and the asset documents of the pictures, sorted by `_id`.
 */
export function seedDocuments(): SeedDocument[] {
  const documents = drafts.map((draft) => ({
    ...draft,
    _createdAt: SEED_DATE,
    _updatedAt: SEED_DATE,
    _rev: SEED_REVISION,
  }))
  return [...documents, ...seedAssets().map((asset) => asset.document)].sort((a, b) =>
    a._id < b._id ? -1 : 1,
  )
}
