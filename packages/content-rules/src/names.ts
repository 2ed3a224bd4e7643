import type { Fields } from './problem.ts'

/** Documents of which there are several. */
export const collectionNames = {
  service: 'service',
  serviceGroup: 'service group',
  faq: 'question',
  job: 'job',
  post: 'post',
  project: 'project',
  legalPage: 'legal page',
} as const

/** Pages and settings of which there is one document each. */
export const singletonNames = {
  siteSettings: 'Settings',
  home: 'Home',
  servicesOverview: 'Services overview',
  servicePages: 'Headings of service pages',
  about: 'About',
  careers: 'Careers',
  blog: 'Blog',
  portfolio: 'Portfolio',
  contact: 'Contact',
  booking: 'Book a meeting',
  comingSoon: 'Launch countdown',
  labsComingSoon: 'Labs and careers coming soon',
} as const

/** The types of documents that pages are made of, pictures included. */
export const contentTypes: readonly string[] = [
  ...Object.keys(collectionNames),
  ...Object.keys(singletonNames),
  'sanity.imageAsset',
]

const isSingleton = (type: unknown): type is keyof typeof singletonNames =>
  typeof type === 'string' && Object.hasOwn(singletonNames, type)

/** What an editor calls a document: its title, its question, or the name of its page. */
export function nameOf({ _id, _type, title, question }: Fields): string {
  if (isSingleton(_type)) return singletonNames[_type]
  const found = [title, question, _id].find((name) => typeof name === 'string' && name.trim())
  return typeof found === 'string' ? found : String(_type)
}

/** Several names in a sentence: “A”, “B” and “C”; of many, the first few and how many more. */
export function namesText(names: readonly string[], most = 3): string {
  const quoted = names.map((name) => `“${name}”`)
  if (quoted.length > most)
    return `${quoted.slice(0, most).join(', ')} and ${quoted.length - most} more`
  const last = quoted.at(-1) ?? ''
  return quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} and ${last}`
}
