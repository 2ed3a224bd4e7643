/**
 * Every type of document that the site is made of, once. Whatever else needs to know them is derived
 * from these two lists or typed as total over them, so that a new type that is forgotten somewhere
 * does not compile.
 */

export type Collection = {
  /** What an editor calls one, and several. */
  name: string
  plural: string
  /** The address of the page that each has of its own, by its slug. */
  path?: (slug: string) => string
  /** The page that lists them, and says so when there is none; each has a fragment there if it has no page of its own. */
  listedOn?: PageType
  /** The site does without one: what shows them is left out while there is none. */
  optional?: true
}

export type Singleton = {
  /** What an editor calls it. */
  name: string
  /** The address of its page. */
  path?: string
  /** The words of its link in the header, or in the footer, if it has one there. */
  header?: string
  footer?: string
  /** Where visitors meet what has no page of its own, if not on home. */
  seenOn?: string
}

/** Types of which there are several documents. */
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
  project: { name: 'project', plural: 'projects', listedOn: 'portfolio' },
  landingPage: {
    name: 'landing page',
    plural: 'landing pages',
    path: (slug: string) => `/${slug}`,
    optional: true,
  },
  legalPage: { name: 'legal page', plural: 'legal pages', path: (slug: string) => `/${slug}` },
} as const satisfies Record<string, Collection>

/**
 * Pages and settings of which there is one document each, in the order in which a visitor meets them
 * (paths: specification, section 2).
 */
export const singletons = {
  siteSettings: { name: 'Settings' },
  home: { name: 'Home', path: '/' },
  servicesOverview: { name: 'Services overview', path: '/services' },
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
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

export const collectionTypes = keysOf(collections)
export const singletonTypes = keysOf(singletons)
export const documentTypes: readonly DocumentType[] = [...collectionTypes, ...singletonTypes]

/** The types of all that pages are made of, pictures included. */
export const storedTypes: readonly string[] = [...documentTypes, 'sanity.imageAsset']
