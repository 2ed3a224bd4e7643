import {
  type Collection,
  collections,
  type DocumentType,
  documentTypes,
  isCollection,
  isSingleton,
  type PageType,
  type Singleton,
  singletons,
} from './document-types.ts'

/** Fixed paths of the site (specification, section 2), by document type. */
export const pagePaths = Object.fromEntries(
  Object.entries(singletons).flatMap(([type, singleton]) =>
    'path' in singleton ? [[type, singleton.path]] : [],
  ),
) as { readonly [Type in PageType]: (typeof singletons)[Type]['path'] }

/** Singleton pages, in the order of the list. */
export const pageTypes = Object.keys(pagePaths) as PageType[]

/** Page links of the header or footer, in the order of the list. */
export const getMenuLinks = (menu: 'header' | 'footer'): { label: string; href: string }[] =>
  pageTypes.flatMap((type) => {
    const label = (singletons[type] as Singleton)[menu]
    return label ? [{ label, href: pagePaths[type] }] : []
  })

/** The two legal pages, which the shell links to. */
export const legalSlugs = ['privacy-policy', 'terms-of-use'] as const
export type LegalSlug = (typeof legalSlugs)[number]

/** Files at the root that a text may link to. */
export const siteFiles = ['/sitemap.xml', '/robots.txt', '/feed.xml', '/feed.json', '/llms.txt']

export const servicePath = collections.service.path
export const postPath = collections.post.path
export const legalPath = collections.legalPage.path
export const landingPath = collections.landingPage.path

/** The fields that determine a document's address. */
type Addressed = { readonly _type: string; readonly slug: string | null }

/** Path of a document's own page; undefined if it has none. */
export function getOwnPath({ _type, slug }: Addressed): string | undefined {
  if (isSingleton(_type)) return (singletons[_type] as Singleton).path
  if (!isCollection(_type) || !slug) return undefined
  return (collections[_type] as Collection).path?.(slug)
}

/** Path of the page that shows a document; home if it is shown on all pages. */
export function getEntryPath(document: Addressed): string {
  const own = getOwnPath(document)
  if (own) return own
  const { _type, slug } = document
  if (isSingleton(_type)) return (singletons[_type] as Singleton).seenOn ?? pagePaths.home
  const { listedOn } = isCollection(_type) ? (collections[_type] as Collection) : {}
  return listedOn ? `${pagePaths[listedOn]}${slug ? `#${slug}` : ''}` : pagePaths.home
}

/** Types that a link can point to: those with a page, and those listed on one. */
export const linkTargets: readonly DocumentType[] = documentTypes.filter((type) => {
  if (isSingleton(type)) return (singletons[type] as Singleton).path !== undefined
  const { path, listedOn }: Collection = collections[type]
  return path !== undefined || listedOn !== undefined
})

/**
 * Path of a link to a document; undefined if no page shows it. `anchor` is the id of a place on the page: `packages`.
 */
export function linkPath(target: Addressed, anchor?: string): string | undefined {
  if (!linkTargets.some((type) => type === target._type)) return undefined
  const path = getEntryPath(target)
  return anchor && !path.includes('#') ? `${path}#${anchor}` : path
}

/**
 * A name in an address: `Starter Store` -> `starter-store`, `Starter+` -> `starter-plus`. Packages have no stable key:
 * their keys change with their order, and a renamed package is a different one to the visitor. A rule refuses packages
 * of a service with one slug.
 */
export const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])\+/gu, ' plus')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
