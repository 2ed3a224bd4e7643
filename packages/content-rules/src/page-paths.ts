/** Every fixed path of the site (specification, section 2), by the type of the document it shows. */
export const pagePaths = {
  home: '/',
  servicesOverview: '/services',
  portfolio: '/portfolio',
  about: '/about',
  careers: '/careers',
  blog: '/blog',
  contact: '/contact',
  booking: '/book-meeting',
  comingSoon: '/coming-soon',
  labsComingSoon: '/labs-careers-coming-soon',
} as const

/** The two legal pages, which the shell links to. */
export const legalSlugs = ['privacy-policy', 'terms-of-use'] as const

/** Files at the root that a text may link to. */
export const siteFiles = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/llms.txt']

export const servicePath = (slug: string) => `/services/${slug}`
export const legalPath = (slug: string) => `/${slug}`

/** What decides where a document is shown. */
export type Addressed = { readonly _type: string; readonly slug: string | null }

/** The page on which visitors meet a document; home for what stands on all pages. */
export function entryPath({ _type, slug }: Addressed): string {
  if (_type === 'service' && slug) return servicePath(slug)
  if (_type === 'legalPage' && slug) return legalPath(slug)
  if (_type === 'servicePages') return pagePaths.servicesOverview
  if (_type === 'job') return `${pagePaths.careers}${slug ? `#${slug}` : ''}`
  if (_type === 'post') return `${pagePaths.blog}${slug ? `#${slug}` : ''}`
  if (_type === 'project') return `${pagePaths.portfolio}${slug ? `#${slug}` : ''}`
  return isPage(_type) ? pagePaths[_type] : pagePaths.home
}

const isPage = (type: string): type is keyof typeof pagePaths => Object.hasOwn(pagePaths, type)
