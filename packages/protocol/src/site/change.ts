import { changedPrices, formatPriceChanges } from '@kitewright/content-rules/price'
import { z } from 'zod'
import type { EntryFacts } from './entry-facts.ts'

/** A difference of one document between two releases. */
export const changeSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** Display name. */
  name: z.string(),
  /** The new revision; its history names the author. Null if the document was deleted or unpublished. */
  rev: z.string().nullable(),
  /** `postponed` and `ended`: still published, but its own dates hide it. */
  kind: z.enum(['added', 'changed', 'removed', 'postponed', 'ended']),
  /** Number of changed prices, counted by `changedPrices`. */
  prices: z.number(),
  /** Old and new prices of each package. */
  priceWords: z.array(z.string()).default([]),
})

export type Change = z.infer<typeof changeSchema>

/** The documents of a release by their id. */
export type Contents = Readonly<Record<string, EntryFacts>>

/** Published documents that their own dates hide from visitors, by id. */
export const offSiteSchema = z.record(
  z.string(),
  z.object({ when: z.enum(['ahead', 'ended']), rev: z.string().nullable() }),
)

export type OffSite = Readonly<z.infer<typeof offSiteSchema>>

/** The contents of a release, and the published documents that it leaves out. */
type Released = { contents: Contents; offSite: OffSite }

/** Returns the differences, sorted by id. */
export function changesBetween(
  { contents: before }: Pick<Released, 'contents'>,
  { contents: after, offSite }: Released,
): Change[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return ids.flatMap((id) => {
    const from = before[id]
    const to = after[id]
    const facts = to ?? from
    if (!facts || from?.hash === to?.hash) return []
    const { type, name } = facts
    const gone = offSite[id]
    const prices = from && to ? changedPrices(from.packages, to.packages) : []
    return [
      {
        id,
        type,
        name,
        rev: to?.rev ?? gone?.rev ?? null,
        kind: from && to ? 'changed' : to ? 'added' : gone ? kindOf[gone.when] : 'removed',
        prices: prices.length,
        priceWords: formatPriceChanges(prices),
      } satisfies Change,
    ]
  })
}

const kindOf = { ahead: 'postponed', ended: 'ended' } as const
