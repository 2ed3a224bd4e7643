import { changedPrices, changedPriceWords } from '@kitewright/content-rules/price'
import { z } from 'zod'
import type { EntryFacts } from './entry-facts.ts'

/** What a release changed in one document, compared with another release. */
export const changeSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** What people call it. */
  name: z.string(),
  /** The revision that came with it; its history tells who made it. Null when it was deleted or unpublished. */
  rev: z.string().nullable(),
  /** `postponed` and `ended`: it is published, and off the site by its own dates. */
  kind: z.enum(['added', 'changed', 'removed', 'postponed', 'ended']),
  /** How many of its prices differ, as `changedPrices` counts them. */
  prices: z.number(),
  /** Those prices, old and new, by package. */
  priceWords: z.array(z.string()).default([]),
})

export type Change = z.infer<typeof changeSchema>

/** The documents of a release by their id. */
export type Contents = Readonly<Record<string, EntryFacts>>

/** Documents that are published and that visitors do not see, as their own dates say, by id. */
export const offSiteSchema = z.record(
  z.string(),
  z.object({ when: z.enum(['ahead', 'ended']), rev: z.string().nullable() }),
)

export type OffSite = Readonly<z.infer<typeof offSiteSchema>>

/** What a release holds, and what is published beside it. */
export type Released = { contents: Contents; offSite: OffSite }

/** What differs between two releases, by id. */
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
        priceWords: changedPriceWords(prices),
      } satisfies Change,
    ]
  })
}

const kindOf = { ahead: 'postponed', ended: 'ended' } as const
