import { collections, isCollection } from '@kitewright/content-types/document-types'
import type { Change } from './change.ts'

/** What an editor calls an entry of each kind: one, and several. */
export function nounsOf(type: string): readonly [string, string] {
  if (isCollection(type)) return [collections[type].name, collections[type].plural]
  if (type === 'siteSettings') return ['the settings', 'the settings']
  return type === 'sanity.imageAsset' ? ['picture', 'pictures'] : ['page', 'pages']
}
const price = ['price', 'prices'] as const

/** The changes of a release in words: “3 prices and 1 question”, “1 new post”, “no content”. */
export function changeWords(changes: readonly Change[]): string {
  const counts = new Map<string, number>()
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count)
  for (const { type, kind, prices } of changes) {
    if (prices > 0) add('price', prices)
    else add(`${kind} ${type}`, 1)
  }
  const parts = [...counts].map(([key, count]) => partOf(key, count))
  return parts.length === 0 ? 'no content' : listed(parts)
}

function partOf(key: string, count: number): string {
  if (key === 'price') return `${count} ${pick(price, count)}`
  const [kind = '', type = ''] = key.split(' ')
  const noun = pick(nounsOf(type), count)
  if (noun.startsWith('the ')) return noun
  if (kind === 'added') return `${count} new ${noun}`
  return kind === 'removed' ? `${count} ${noun} removed` : `${count} ${noun}`
}

const pick = ([one, several]: readonly [string, string], count: number) =>
  count === 1 ? one : several

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
