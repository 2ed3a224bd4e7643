/**
 * All document types of the site. Other modules derive from these two lists or are typed as total over them, so that a
 * forgotten type does not compile.
 */

export type Collection = {
  /** Singular and plural for editors. */
  name: string
  plural: string
  /** Path of an entry's own page, from its slug. */
  path?: (slug: string) => string
  /** The page that lists the entries; an entry without its own page has a fragment there. */
  listedOn?: PageType
  /** No entry is needed; the site then hides the section. */
  optional?: true
}

export type Singleton = {
  /** Name for editors. */
  name: string
  path?: string
  /** Link text in the header or footer, if linked there. */
  header?: string
  footer?: string
  /** Where a singleton without a page is shown, if not on home. */
  seenOn?: string
  /** Without its document, the site leaves the page out. */
  optional?: true
}

/** Types with several documents. */
export const collections = {
  service: { name: 'service', plural: 'services', path: (slug: string) => `/services/${slug}` },
  serviceGroup: { name: 'service group', plural: 'service groups' },
  faq: { name: 'question', plural: 'questions' },
  job: { name: 'job', plural: 'jobs', listedOn: 'careers' },
  post: {
    name: 'post',
    plural: 'posts',
    path: (slug: string) => `/blog/${slug}`,
    listedOn: 'blog',
  },
  author: { name: 'author', plural: 'authors', optional: true },
  project: { name: 'project', plural: 'projects', listedOn: 'portfolio' },
  landingPage: {
    name: 'landing page',
    plural: 'landing pages',
    path: (slug: string) => `/${slug}`,
    optional: true,
  },
  legalPage: { name: 'legal page', plural: 'legal pages', path: (slug: string) => `/${slug}` },
} as const satisfies Record<string, Collection>

/** Pages and settings with one document each, in the order of the site (paths: specification, section 2). */
export const singletons = {
  siteSettings: { name: 'Settings' },
  home: { name: 'Home', path: '/' },
  servicesOverview: { name: 'Services overview', path: '/services' },
  plan: { name: 'Plan a project', path: '/plan', optional: true },
  servicePages: { name: 'Headings of service pages', seenOn: '/services' },
  about: { name: 'About', path: '/about', header: 'About Us' },
  portfolio: { name: 'Portfolio', path: '/portfolio', footer: 'Portfolio' },
  blog: { name: 'Blog', path: '/blog', footer: 'Blog' },
  careers: { name: 'Careers', path: '/careers', footer: 'Open positions' },
  labsComingSoon: { name: 'Labs and careers coming soon', path: '/labs-careers-coming-soon' },
  contact: { name: 'Contact', path: '/contact', header: 'Contact Us' },
  booking: { name: 'Book a meeting', path: '/book-meeting' },
  comingSoon: { name: 'Launch countdown', path: '/coming-soon' },
} as const satisfies Record<string, Singleton>

export type CollectionType = keyof typeof collections
export type SingletonType = keyof typeof singletons
export type DocumentType = CollectionType | SingletonType

/** Singletons that are a page. */
export type PageType = {
  [Type in SingletonType]: (typeof singletons)[Type] extends { path: string } ? Type : never
}[SingletonType]

export const isCollection = (type: unknown): type is CollectionType =>
  typeof type === 'string' && Object.hasOwn(collections, type)

export const isSingleton = (type: unknown): type is SingletonType =>
  typeof type === 'string' && Object.hasOwn(singletons, type)

export const isDocumentType = (type: unknown): type is DocumentType =>
  isCollection(type) || isSingleton(type)

/** The keys of an object whose type knows them all. */
const getKeys = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

export const collectionTypes = getKeys(collections)
export const singletonTypes = getKeys(singletons)
export const documentTypes: readonly DocumentType[] = [...collectionTypes, ...singletonTypes]

/** Uploads; the content lake makes their documents. */
const uploads = ['sanity.imageAsset', 'sanity.fileAsset']

export const isUpload = ({ _type }: { readonly _type?: unknown }) =>
  uploads.some((one) => one === _type)

/** All types that pages use, uploads included. */
export const storedTypes: readonly string[] = [...documentTypes, ...uploads]
