import { entryPath, ownPath } from '@kitewright/content-types/addresses'
import { shownTimeOf, whenShown } from '../dates.ts'
import { nameOf } from '../names.ts'
import type { OutgoingReference } from '../outgoing-references.ts'
import { addressOf } from '../price-slots.ts'
import { type Fields, foundText, type Problem } from '../problem.ts'
import { formatMoment } from '../site-clock.ts'
import { sitePath } from './dead-links.ts'

/** What is published and waits for its date, by its id and by the address at which visitors will find it. */
export type Awaited = ReadonlyMap<string, Fields>

/** @param now ms since 1970. */
export function awaitedAmong(documents: readonly Fields[], now: number): Awaited {
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
 * A link or a reference to what is not on the site when the document itself is. What has ended is none
 * of it: its links lead to the page that listed it, and a site must not become wrong as time goes by.
 */
export function notOutYet(
  document: Fields,
  reference: OutgoingReference,
  awaited: Awaited,
  now: number,
): Problem[] {
  const target = addressesIn(reference)
    .map((address) => awaited.get(address))
    .find(Boolean)
  const from = target && shownTimeOf(target).from
  if (!target || !from || from <= Math.max(now, shownTimeOf(document).from ?? now)) return []
  return [
    {
      path: reference.path,
      message: `“${nameOf(target)}” is not on the site before ${formatMoment(from)}. Lead there from then on.`,
      expected: 'something that is on the site',
      found: foundText(reference.kind === 'link' ? reference.href : target._id),
    },
  ]
}

/** The id or the address that something leads to, and that of the page there; a price leads nowhere. */
function addressesIn(reference: OutgoingReference): string[] {
  if (reference.kind === 'reference') return [reference.id]
  if (reference.kind !== 'link') return []
  const path = sitePath(reference.href) ?? ''
  return [`${path}${/#.*$/s.exec(reference.href)?.[0] ?? ''}`, path]
}

/** Pages that end by themselves and leave nothing at their address, by id and by address. */
type Ending = ReadonlyMap<string, Fields>

export const endingAmong = (documents: readonly Fields[]): Ending =>
  new Map(
    documents.flatMap((document) => {
      if (shownTimeOf(document).until === null) return []
      const path = ownPath({ _type: String(document._type), slug: addressOf(document) ?? null })
      return path ? [[String(document._id), document] as const, [path, document] as const] : []
    }),
  )

/** A way to a page that is gone before what leads there: refused at once, whatever the day is. */
export function endsSooner(
  document: Fields,
  reference: OutgoingReference,
  ending: Ending,
): Problem[] {
  const key =
    reference.kind === 'reference'
      ? reference.id
      : reference.kind === 'link'
        ? sitePath(reference.href)
        : undefined
  const target = key === undefined ? undefined : ending.get(key)
  const until = target && shownTimeOf(target).until
  if (!target || !until || until >= (shownTimeOf(document).until ?? Number.POSITIVE_INFINITY))
    return []
  return [
    {
      path: reference.path,
      message: `“${nameOf(target)}” is gone from ${formatMoment(until)}. Lead there only from what ends before.`,
      expected: 'something that stays on the site',
      found: foundText(key),
    },
  ]
}
