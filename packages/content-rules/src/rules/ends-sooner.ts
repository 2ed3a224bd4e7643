import { ownPath } from '@kitewright/content-types/addresses'
import { shownTimeOf } from '../dates.ts'
import { nameOf } from '../names.ts'
import type { OutgoingReference } from '../outgoing-references.ts'
import { addressOf } from '../price-slots.ts'
import { type Fields, foundText, type Problem } from '../problem.ts'
import { formatMoment } from '../site-clock.ts'
import { sitePath } from './dead-links.ts'

/** Pages that end by themselves and leave nothing at their address, by id and by address. */
export type Ending = ReadonlyMap<string, Fields>

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
