import { folded } from '@kitewright/content-rules/search'
import type { Hit } from './find.ts'

export type Piece = { text: string; isFound: boolean }

/** Signs of a text that are shown before the first word that was found, and in all. */
const CHARACTERS_BEFORE = 40
const MAX_CHARACTERS = 160

/** What people see as one sign, with its accents and vowels: a mark around half of it would tear it apart. */
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text that holds what was looked for, cut to what stands around it. */
export function piecesOf({ text, words }: Pick<Hit, 'text' | 'words'>): Piece[] {
  const { plain, starts, ends } = foldedSigns(text)
  const placeOf = (word: string, from: number) => plain.indexOf(word, from)
  const first = starts[Math.min(...words.map((word) => placeOf(word, 0)))] ?? 0
  const from = first <= CHARACTERS_BEFORE ? 0 : wordStart(text, first - CHARACTERS_BEFORE, first)
  const to = Math.min(text.length, from + MAX_CHARACTERS)
  const pieces: Piece[] = []
  const add = (piece: string, isFound: boolean) => piece && pieces.push({ text: piece, isFound })
  let at = from
  let read = starts.findIndex((start) => start >= from)
  while (at < to) {
    const next = words
      .map((word) => ({ word, place: placeOf(word, read) }))
      .filter(({ place }) => place !== -1 && (starts[place] ?? to) < to)
      .toSorted((a, b) => a.place - b.place || b.word.length - a.word.length)[0]
    if (!next) break
    read = next.place + next.word.length
    // Of a ligature one letter may be found, and the other one by the next word.
    const start = Math.max(at, starts[next.place] ?? at)
    const end = ends[read - 1] ?? start
    add(text.slice(at, start), false)
    add(text.slice(start, end), true)
    at = Math.max(at, end)
  }
  add(text.slice(at, Math.max(at, to)), false)
  if (from > 0) pieces.unshift({ text: '… ', isFound: false })
  if (to < text.length) pieces.push({ text: ' …', isFound: false })
  return pieces
}

/** Where a word begins between two places, or the second one. */
function wordStart(text: string, from: number, to: number): number {
  const blank = text.indexOf(' ', from)
  return blank === -1 || blank >= to ? to : blank + 1
}

/** A folded text, and for each of its places where the sign that it comes from starts and ends. */
function foldedSigns(text: string) {
  let plain = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { segment, index } of signs.segment(text)) {
    const sign = folded(segment)
    plain += sign
    for (let count = 0; count < sign.length; count += 1) {
      starts.push(index)
      ends.push(index + segment.length)
    }
  }
  return { plain, starts, ends }
}
