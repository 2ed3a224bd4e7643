import { getEntryPath, getOwnPath } from '@kitewright/content-types/addresses'
import { createIssue, type Fields, type Issue } from '@kitewright/content-types/model'
import { formatDateTime, getShownTime, getVisibility } from '../dates.ts'
import type { OutgoingReference } from '../outgoing-references.ts'
import { getSlug } from '../price-placeholders.ts'
import { getName } from '../text.ts'
import { toSitePath } from './dead-links.ts'

/** Embargoed documents, by id and by address. */
type Embargoed = ReadonlyMap<string, Fields>

/** @param now ms since 1970. */
export function collectEmbargoed(documents: readonly Fields[], now: number): Embargoed {
  const scheduled = documents.filter((document) => getVisibility(document, now) === 'ahead')
  return new Map(
    scheduled.flatMap((document) => {
      const slug = getSlug(document) ?? null
      const address = getEntryPath({ _type: String(document._type), slug })
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
  const target = getReferenceAddresses(reference)
    .map((address) => embargoed.get(address))
    .find(Boolean)
  const from = target && getShownTime(target).from
  if (!target || !from || from <= Math.max(now, getShownTime(document).from ?? now)) return []
  return [
    createIssue(
      reference.path,
      `“${getName(target)}” goes live on ${formatDateTime(from)}. Link to it after that.`,
    ),
  ]
}

/** The id or address of a reference, and the address of its page; a price has none. */
function getReferenceAddresses(reference: OutgoingReference): string[] {
  if (reference.kind === 'reference') return [reference.id]
  if (reference.kind !== 'link') return []
  const path = toSitePath(reference.href) ?? ''
  return [`${path}${/#.*$/s.exec(reference.href)?.[0] ?? ''}`, path]
}

/** Pages with an expiry and no list page, by id and by address. */
type Ended = ReadonlyMap<string, Fields>

export const collectEnded = (documents: readonly Fields[]): Ended =>
  new Map(
    documents.flatMap((document) => {
      if (getShownTime(document).until === null) return []
      const path = getOwnPath({ _type: String(document._type), slug: getSlug(document) ?? null })
      return path ? [[String(document._id), document] as const, [path, document] as const] : []
    }),
  )

/** Returns the id or path that names a reference's target. */
function getTargetKey(reference: OutgoingReference): string | undefined {
  if (reference.kind === 'reference') return reference.id
  return reference.kind === 'link' ? toSitePath(reference.href) : undefined
}

/** Reports a reference to a page that expires earlier, whatever the current date. */
export function validateExpiry(
  document: Fields,
  reference: OutgoingReference,
  ended: Ended,
): Issue[] {
  const key = getTargetKey(reference)
  const target = key === undefined ? undefined : ended.get(key)
  const until = target && getShownTime(target).until
  if (!target || !until || until >= (getShownTime(document).until ?? Number.POSITIVE_INFINITY))
    return []
  return [
    createIssue(
      reference.path,
      `“${getName(target)}” expires on ${formatDateTime(until)}. Remove the link, or choose a page that stays.`,
    ),
  ]
}
