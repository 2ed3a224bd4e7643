import { folded, foldedWords } from '@kitewright/content-rules/folded'
import { nameOf } from '@kitewright/content-rules/names'
import type { Fields } from '@kitewright/content-rules/problem'
import type { ObjectSchemaType } from 'sanity'
import { type PlacedText, textsOf } from './texts-of.ts'

/** A text that holds some of the words that were looked for. */
export type Hit = PlacedText & { words: readonly string[] }

export type Found = { document: Fields; name: string; type: ObjectSchemaType; hits: readonly Hit[] }

/**
 * The entries that hold all of the words, and the texts that hold some of them. First those whose name holds all, then by how many words stand in one text.
 *
 * @param typeOf the schema of a document; undefined for what editors do not edit.
 */
export function find(
  entries: readonly Fields[],
  query: string,
  typeOf: (document: Fields) => ObjectSchemaType | undefined,
): Found[] {
  const words = foldedWords(query)
  if (words.length === 0) return []
  return entries
    .flatMap((document) => {
      const type = typeOf(document)
      return type ? (foundIn(document, type, words) ?? []) : []
    })
    .toSorted((a, b) => weight(b, words) - weight(a, words) || a.name.localeCompare(b.name))
}

function foundIn(document: Fields, type: ObjectSchemaType, words: string[]): Found | undefined {
  const missing = new Set(words)
  const hits = [...textsOf(document, type)].flatMap((placed) => {
    const text = folded(placed.text)
    const here = words.filter((word) => text.includes(word))
    for (const word of here) missing.delete(word)
    return here.length > 0 ? [{ ...placed, words: here }] : []
  })
  if (missing.size > 0) return undefined
  return {
    document,
    type,
    name: isNamed(document) ? nameOf(document) : `Untitled ${type.title?.toLowerCase()}`,
    hits: hits.toSorted((a, b) => b.words.length - a.words.length),
  }
}

/** What has no name yet is called by its id, which tells an editor nothing. */
const isNamed = (document: Fields) => nameOf(document) !== document._id

function weight({ name, hits }: Found, words: readonly string[]): number {
  const title = folded(name)
  const isWhole = words.every((word) => title.includes(word))
  return (isWhole ? 100 : 0) + (hits[0]?.words.length ?? 0)
}
