import { z } from 'zod'
import type { EntryFacts } from './entry-facts.ts'

/** What a release changed in one document, compared with another release. */
export const changeSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** What people call it. */
  name: z.string(),
  /** The revision that came with it; its history tells who made it. Null when it was removed. */
  rev: z.string().nullable(),
  kind: z.enum(['added', 'changed', 'removed']),
  /** How many prices of its packages differ. */
  prices: z.number(),
})

export type Change = z.infer<typeof changeSchema>

/** The documents of a release by their id. */
export type Contents = Readonly<Record<string, EntryFacts>>

/** What differs between two releases, by id. */
export function changesBetween(before: Contents, after: Contents): Change[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return ids.flatMap((id) => {
    const from = before[id]
    const to = after[id]
    const facts = to ?? from
    if (!facts || from?.hash === to?.hash) return []
    const { type, name } = facts
    const kind = from && to ? 'changed' : to ? 'added' : 'removed'
    const prices = from && to ? differentPrices(from, to) : 0
    return [{ id, type, name, rev: to?.rev ?? null, kind, prices } satisfies Change]
  })
}

const differentPrices = ({ prices: from }: EntryFacts, { prices: to }: EntryFacts): number =>
  Array.from(
    { length: Math.max(from.length, to.length) },
    (_, place) => from[place] !== to[place],
  ).filter(Boolean).length
