import { linkPath } from '@kitewright/content-types/addresses'
import { type Fields, isFields } from '@kitewright/content-types/model'
import { getSlug } from './price-placeholders.ts'

/** Types of links to a page (by reference) or to an address. */
const linkTypes: readonly unknown[] = ['link', 'startCard']

export const isLink = (value: unknown): value is Fields =>
  isFields(value) && linkTypes.includes(value._type)

/** Id of the document that a link points to; undefined for an address. */
export const getPageId = ({ page }: Fields): string | undefined =>
  isFields(page) && typeof page._ref === 'string' ? page._ref : undefined

/** Addresses of links to documents, by document id. */
export type LinkPaths = ReadonlyMap<unknown, (anchor?: string) => string | undefined>

export const collectLinkPaths = (documents: readonly Fields[]): LinkPaths =>
  new Map(
    documents.map((document) => {
      const target = { _type: String(document._type), slug: getSlug(document) ?? null }
      return [document._id, (anchor?: string) => linkPath(target, anchor)]
    }),
  )

/**
 * Replaces a link's reference by an address. `own` is the id of the document with the link: a place on its own page
 * needs no path. A dead link keeps its reference; the rules reject it.
 */
export function resolveLink(link: Fields, own: unknown, paths: LinkPaths): Fields {
  const id = getPageId(link)
  if (id === undefined) return link
  const { page: _, anchor, ...rest } = link
  const fragment = typeof anchor === 'string' && anchor !== '' ? anchor : undefined
  const href = id === own && fragment ? `#${fragment}` : paths.get(id)?.(fragment)
  return href === undefined ? link : { ...rest, href }
}
