import { nameOf } from '@kitewright/content-rules/names'
import type { Fields, Path } from '@kitewright/content-rules/problem'
import type { ObjectSchemaType } from 'sanity'
import { folded } from './fold.ts'
import { type PlacedText, textsOf } from './texts-of.ts'

/** A text that holds what was looked for, cut to what stands around it. */
export type Hit = { path: Path; pieces: readonly Piece[]; count: number }
export type Piece = { text: string; isFound: boolean }

export type Found = { document: Fields; name: string; type: ObjectSchemaType; hits: readonly Hit[] }

/** Signs of a text that are shown before the first word that was found, and in all. */
const BEFORE = 40
const SHOWN = 160

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
  const words = folded(query).split(/\s+/).filter(Boolean)
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
    return here.length > 0 ? [hitIn(placed, text, here)] : []
  })
  if (missing.size > 0) return undefined
  return {
    document,
    type,
    name: isNamed(document) ? nameOf(document) : `Untitled ${type.title?.toLowerCase()}`,
    hits: hits.toSorted((a, b) => b.count - a.count),
  }
}

/** What has no name yet is called by its id, which tells an editor nothing. */
const isNamed = (document: Fields) => nameOf(document) !== document._id

function weight({ name, hits }: Found, words: readonly string[]): number {
  const title = folded(name)
  const isWhole = words.every((word) => title.includes(word))
  return (isWhole ? 100 : 0) + (hits[0]?.count ?? 0)
}

function hitIn({ path, text }: PlacedText, foldedText: string, words: readonly string[]): Hit {
  const first = Math.min(...words.map((word) => foldedText.indexOf(word)))
  const from = first <= BEFORE ? 0 : wordStart(text, first - BEFORE)
  const to = Math.min(text.length, from + SHOWN)
  const pieces: Piece[] = []
  const add = (piece: string, isFound: boolean) => piece && pieces.push({ text: piece, isFound })
  let at = from
  while (at < to) {
    const next = words
      .map((word) => ({ word, place: foldedText.indexOf(word, at) }))
      .filter(({ place }) => place !== -1 && place < to)
      .toSorted((a, b) => a.place - b.place || b.word.length - a.word.length)[0]
    if (!next) break
    add(text.slice(at, next.place), false)
    at = next.place + next.word.length
    add(text.slice(next.place, at), true)
  }
  add(text.slice(at, Math.max(at, to)), false)
  if (from > 0) pieces.unshift({ text: '… ', isFound: false })
  if (to < text.length) pieces.push({ text: ' …', isFound: false })
  return { path, pieces, count: words.length }
}

const wordStart = (text: string, place: number) => text.indexOf(' ', place) + 1
