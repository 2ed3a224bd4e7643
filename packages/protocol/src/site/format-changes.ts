import { collections, isCollection } from '@kitewright/content-types/model'
import type { Change } from './change.ts'

/** The singular and plural that editors use for a type. */
export function nounsOf(type: string): readonly [string, string] {
  if (isCollection(type)) return [collections[type].name, collections[type].plural]
  if (type === 'siteSettings') return ['the settings', 'the settings']
  return type === 'sanity.imageAsset' ? ['picture', 'pictures'] : ['page', 'pages']
}
const price = ['price', 'prices'] as const

type Kind = Change['kind']

/** Summarizes changes: “3 prices and 1 question”, “1 new post”, “1 post postponed”; empty for none. */
export function formatChanges(changes: readonly Change[]): string {
  const priced = changes.filter(({ prices }) => prices > 0)
  const count = priced.reduce((sum, { prices }) => sum + prices, 0)
  // All page types share one noun, so they are counted together.
  const others = Map.groupBy(
    changes.filter((change) => !priced.includes(change)),
    ({ kind, type }) => `${kind} ${nounsOf(type)}`,
  )
  const parts = [...others.values()].map((alike) => partOf(alike, alike.length))
  if (count > 0) parts.unshift(`${count} ${pick(price, count)}`)
  return listed(parts)
}

function partOf([first]: readonly { kind: Kind; type: string }[], count: number): string {
  if (!first) return ''
  const noun = pick(nounsOf(first.type), count)
  if (noun.startsWith('the ')) return noun
  if (first.kind === 'added') return `${count} new ${noun}`
  return first.kind === 'changed' ? `${count} ${noun}` : `${count} ${noun} ${first.kind}`
}

const pick = ([one, several]: readonly [string, string], count: number) =>
  count === 1 ? one : several

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
