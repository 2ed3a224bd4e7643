import { isServiceSlug } from '@kitewright/artwork/kite'
import { legalPath, legalSlugs, pagePaths, servicePath } from '@kitewright/content-types/addresses'
import type { Link } from '@kitewright/content-types/model'
import { toLegalPage, toPage, toService } from './reference.ts'

type Target = Pick<Link, 'page' | 'anchor' | 'href'>

const pages = new Map(Object.entries(pagePaths).map(([type, path]) => [path as string, type]))

/**
 * Where a link leads: the page at a path of this site, for example `/contact` or `/#services`, or an
 * web address. Throws for a path at which no page of the seed stands.
 */
export function target(address: string): Target {
  if (!address.startsWith('/')) return { href: address }
  const [path = '', anchor] = address.split('#')
  return { page: pageAt(path), ...(anchor && { anchor }) }
}

function pageAt(path: string): Target['page'] {
  const type = pages.get(path)
  if (type) return toPage(type)
  const legal = legalSlugs.find((slug) => legalPath(slug) === path)
  if (legal) return toLegalPage(legal)
  const service = path.split('/').at(-1) ?? ''
  if (isServiceSlug(service) && servicePath(service) === path) return toService(service)
  throw new Error(`No page stands at ${path}`)
}
