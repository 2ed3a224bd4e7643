import { findChangedPrices, formatPriceChanges } from '@kitewright/content-rules/price'
import { collections, isCollection } from '@kitewright/content-types/model'
import { z } from 'zod'
import type { EntryFacts } from './entry-facts.ts'

/** The singular and plural that editors use for a type. */
export function getNouns(type: string): readonly [string, string] {
  if (isCollection(type)) return [collections[type].name, collections[type].plural]
  if (type === 'siteSettings') return ['the settings', 'the settings']
  if (type === 'sanity.fileAsset') return ['file', 'files']
  return type === 'sanity.imageAsset' ? ['picture', 'pictures'] : ['page', 'pages']
}
const price = ['price', 'prices'] as const

type Kind = Change['kind']

/** Summarizes changes: “3 prices and 1 question”, “1 new post”, “1 post postponed”; empty for none. */
export function formatChanges(changes: readonly Change[]): string {
  const priced = changes.filter(({ prices }) => prices > 0)
  const count = priced.reduce((sum, { prices }) => sum + prices, 0)
  // All page types share one noun, so they are counted together.
  const rest = Map.groupBy(
    changes.filter((change) => !priced.includes(change)),
    ({ kind, type }) => `${kind} ${getNouns(type)}`,
  )
  const parts = [...rest.values()].map((alike) => formatPart(alike, alike.length))
  if (count > 0) parts.unshift(`${count} ${pick(price, count)}`)
  return formatList(parts)
}

function formatPart([first]: readonly { kind: Kind; type: string }[], count: number): string {
  if (!first) return ''
  const noun = pick(getNouns(first.type), count)
  if (noun.startsWith('the ')) return noun
  if (first.kind === 'added') return `${count} new ${noun}`
  return first.kind === 'changed' ? `${count} ${noun}` : `${count} ${noun} ${first.kind}`
}

const pick = ([one, several]: readonly [string, string], count: number) =>
  count === 1 ? one : several

const formatList = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

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
  /** Number of changed prices, counted by `findChangedPrices`. */
  prices: z.number(),
  /** Old and new prices of each package. */
  priceChanges: z.array(z.string()),
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
type ReleaseState = { contents: Contents; offSite: OffSite }

/** Returns the differences, sorted by id. */
export function getChanges(
  { contents: before }: Pick<ReleaseState, 'contents'>,
  { contents: after, offSite }: ReleaseState,
): Change[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return ids.flatMap((id) => {
    const from = before[id]
    const to = after[id]
    const facts = to ?? from
    if (!facts || from?.hash === to?.hash) return []
    const { type, name } = facts
    const hidden = offSite[id]
    const prices = from && to ? findChangedPrices(from.packages, to.packages) : []
    return [
      {
        id,
        type,
        name,
        rev: to?.rev ?? hidden?.rev ?? null,
        kind: getKind(from, to, hidden),
        prices: prices.length,
        priceChanges: formatPriceChanges(prices),
      } satisfies Change,
    ]
  })
}

const changeKinds = { ahead: 'postponed', ended: 'ended' } as const

function getKind(
  from: EntryFacts | undefined,
  to: EntryFacts | undefined,
  hidden: OffSite[string] | undefined,
): Change['kind'] {
  if (to) return from ? 'changed' : 'added'
  return hidden ? changeKinds[hidden.when] : 'removed'
}
