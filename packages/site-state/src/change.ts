import { z } from 'zod'

/** What a release changed in one document, compared with the release before. */
export const changeSchema = z.object({
  id: z.string(),
  type: z.string(),
  /** What people call it: the title or the question. */
  name: z.string(),
  /** The revision that came with it; its history tells who made it. Null when it was removed. */
  rev: z.string().nullable(),
  kind: z.enum(['added', 'changed', 'removed']),
  /** How many prices of its packages differ. */
  prices: z.number(),
})

export type Change = z.infer<typeof changeSchema>

type Fields = Readonly<Record<string, unknown>>

/** Written by the lake at each publish, whether or not something else changed. */
const written = new Set(['_rev', '_updatedAt', '_createdAt', '_system'])

/**
 * What differs between the documents of two releases, by id. A document that was published again
 * without a change is no change.
 */
export function changesBetween(before: readonly Fields[], after: readonly Fields[]): Change[] {
  const earlier = byId(before)
  const later = byId(after)
  const ids = [...new Set([...earlier.keys(), ...later.keys()])].sort()
  return ids.flatMap((id) => {
    const from = earlier.get(id)
    const to = later.get(id)
    if (from && to && contentOf(from) === contentOf(to)) return []
    const document = to ?? from
    if (!document) return []
    return [
      {
        id,
        type: String(document._type),
        name: nameOf(document),
        rev: typeof to?._rev === 'string' ? to._rev : null,
        kind: from && to ? 'changed' : to ? 'added' : 'removed',
        prices: from && to ? differentPrices(from, to) : 0,
      } satisfies Change,
    ]
  })
}

const byId = (documents: readonly Fields[]) =>
  new Map(
    documents.flatMap((document) =>
      typeof document._id === 'string' ? [[document._id, document] as const] : [],
    ),
  )

/** The order of fields tells nothing. */
const contentOf = (document: Fields): string =>
  JSON.stringify(document, (key, value: unknown) => {
    if (written.has(key)) return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })

function nameOf({ title, question, brand, _type }: Fields): string {
  const name = [title, question, brand].find((text) => typeof text === 'string' && text !== '')
  return typeof name === 'string' ? name.replace(/\s+/g, ' ').slice(0, 120) : String(_type)
}

function differentPrices(from: Fields, to: Fields): number {
  const earlier = tiersOf(from)
  const later = tiersOf(to)
  const amount = ['from', 'to'] as const
  return Array.from({ length: Math.max(earlier.length, later.length) }, (_, place) =>
    amount.some((name) => earlier[place]?.[name] !== later[place]?.[name]),
  ).filter(Boolean).length
}

const tiersOf = ({ tiers }: Fields): Fields[] =>
  Array.isArray(tiers) ? tiers.filter((tier) => typeof tier === 'object' && tier !== null) : []
