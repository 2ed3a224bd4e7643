import { linkPath } from '@kitewright/content-types/addresses'
import { addressOf } from './price-slots.ts'
import { type Fields, isFields } from './problem.ts'

/** Objects that lead somewhere: to a page by reference, or to an address. */
const linkTypes: readonly unknown[] = ['link', 'startCard']

export const isLink = (value: unknown): value is Fields =>
  isFields(value) && linkTypes.includes(value._type)

/** The document that a link leads to; undefined when it leads to an address. */
export const pageOf = ({ page }: Fields): string | undefined =>
  isFields(page) && typeof page._ref === 'string' ? page._ref : undefined

/** Where links to documents lead, by the ids of the documents. */
export type LinkPaths = ReadonlyMap<unknown, (anchor?: string) => string | undefined>

export const linkPathsOf = (documents: readonly Fields[]): LinkPaths =>
  new Map(
    documents.map((document) => {
      const target = { _type: String(document._type), slug: addressOf(document) ?? null }
      return [document._id, (anchor?: string) => linkPath(target, anchor)]
    }),
  )

/**
 * A link with an address in place of its reference. `own` is the id of the document it stands in: a place on
 * its own page needs no path. A link to nothing keeps its reference; the rules refuse it.
 */
export function resolveLink(link: Fields, own: unknown, paths: LinkPaths): Fields {
  const id = pageOf(link)
  if (id === undefined) return link
  const { page: _, anchor, ...rest } = link
  const place = typeof anchor === 'string' && anchor !== '' ? anchor : undefined
  const href = id === own && place ? `#${place}` : paths.get(id)?.(place)
  return href === undefined ? link : { ...rest, href }
}
