import { isServiceSlug, type ServiceSlug } from '@kitewright/artwork/kite'
import {
  type LegalSlug,
  legalPath,
  legalSlugs,
  pagePaths,
  servicePath,
} from '@kitewright/content-types/addresses'
import type { Link, Picture } from '@kitewright/content-types/model'
import { type CoverName, seedAsset } from '../seed-assets.ts'

export type { ServiceSlug }

export type GroupSlug =
  | 'web-and-apps-solutions'
  | 'engineering-and-ai'
  | 'build-design-and-devops'
  | 'growth-strategy-and-consulting'

export const createSlug = <T extends string>(current: T) => ({ _type: 'slug' as const, current })

const createReference = (id: string) => ({ _type: 'reference' as const, _ref: id })

export const toService = (service: ServiceSlug) => createReference(`service-${service}`)
export const toQuestion = (name: string) => createReference(`faq-${name}`)
export const toAuthor = (name: string) => createReference(`author-${name}`)
export const toPost = (slug: string) => createReference(`post-${slug}`)
export const toGroup = (group: GroupSlug) => createReference(`serviceGroup-${group}`)
/** A singleton page; its id is its type. */
const toPage = (type: string) => createReference(type)
const toLegalPage = (slug: LegalSlug) => createReference(`legalPage-${slug}`)
const toImage = (assetId: string) => createReference(assetId)

/** A picture of a drawing, with its alternative text. */
export const createPicture = (cover: CoverName, alt: string): Picture => ({
  _type: 'picture',
  alt,
  asset: toImage(seedAsset(cover).document._id),
})

type Target = Pick<Link, 'page' | 'anchor' | 'href'>

const pages = new Map(Object.entries(pagePaths).map(([type, path]) => [path as string, type]))

/**
 * The target of a link: the page at a path of this site, for example `/contact` or `/#services`, or a web address.
 * Throws for a path without a page in the seed.
 */
export function createTarget(address: string): Target {
  if (!address.startsWith('/')) return { href: address }
  const [path = '', anchor] = address.split('#')
  return { page: findPage(path), ...(anchor && { anchor }) }
}

function findPage(path: string): Target['page'] {
  const type = pages.get(path)
  if (type) return toPage(type)
  const legal = legalSlugs.find((slug) => legalPath(slug) === path)
  if (legal) return toLegalPage(legal)
  const service = path.split('/').at(-1) ?? ''
  if (isServiceSlug(service) && servicePath(service) === path) return toService(service)
  throw new Error(`There is no page at ${path}`)
}
