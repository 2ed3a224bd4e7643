import { entryPath, ownPath } from '@kitewright/content-types/addresses'
import { createIssue, type Fields, type Issue } from '@kitewright/content-types/model'
import { formatMoment, shownTimeOf, whenShown } from '../dates.ts'
import type { OutgoingReference } from '../outgoing-references.ts'
import { addressOf } from '../price-placeholders.ts'
import { nameOf } from '../text.ts'
import { sitePath } from './dead-links.ts'

/** Embargoed documents, by id and by address. */
type Embargoed = ReadonlyMap<string, Fields>

/** @param now ms since 1970. */
export function embargoedAmong(documents: readonly Fields[], now: number): Embargoed {
  const ahead = documents.filter((document) => whenShown(document, now) === 'ahead')
  return new Map(
    ahead.flatMap((document) => {
      const slug = addressOf(document) ?? null
      const address = entryPath({ _type: String(document._type), slug })
      return [[String(document._id), document] as const, [address, document] as const]
    }),
  )
}

/**
 * Reports a reference to an entry that goes live later than the document. Expired entries are allowed: their links
 * point to the list page, and a site must not become invalid by the passing of time.
 */
export function validateEmbargo(
  document: Fields,
  reference: OutgoingReference,
  embargoed: Embargoed,
  now: number,
): Issue[] {
  const target = addressesIn(reference)
    .map((address) => embargoed.get(address))
    .find(Boolean)
  const from = target && shownTimeOf(target).from
  if (!target || !from || from <= Math.max(now, shownTimeOf(document).from ?? now)) return []
  return [
    createIssue(
      reference.path,
      `“${nameOf(target)}” goes live on ${formatMoment(from)}. Link to it after that.`,
    ),
  ]
}

/** The id or address of a reference, and the address of its page; a price has none. */
function addressesIn(reference: OutgoingReference): string[] {
  if (reference.kind === 'reference') return [reference.id]
  if (reference.kind !== 'link') return []
  const path = sitePath(reference.href) ?? ''
  return [`${path}${/#.*$/s.exec(reference.href)?.[0] ?? ''}`, path]
}

/** Pages with an expiry and no list page, by id and by address. */
type Expiring = ReadonlyMap<string, Fields>

export const expiringAmong = (documents: readonly Fields[]): Expiring =>
  new Map(
    documents.flatMap((document) => {
      if (shownTimeOf(document).until === null) return []
      const path = ownPath({ _type: String(document._type), slug: addressOf(document) ?? null })
      return path ? [[String(document._id), document] as const, [path, document] as const] : []
    }),
  )

/** Reports a reference to a page that expires earlier, whatever the current date. */
export function validateExpiry(
  document: Fields,
  reference: OutgoingReference,
  expiring: Expiring,
): Issue[] {
  const key =
    reference.kind === 'reference'
      ? reference.id
      : reference.kind === 'link'
        ? sitePath(reference.href)
        : undefined
  const target = key === undefined ? undefined : expiring.get(key)
  const until = target && shownTimeOf(target).until
  if (!target || !until || until >= (shownTimeOf(document).until ?? Number.POSITIVE_INFINITY))
    return []
  return [
    createIssue(
      reference.path,
      `“${nameOf(target)}” expires on ${formatMoment(until)}. Remove the link, or choose a page that stays.`,
    ),
  ]
}
