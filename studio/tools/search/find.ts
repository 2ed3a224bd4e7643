import { type Fields, isFields, type Path } from '@kitewright/content-rules/check'
import { nameOf, normalizeForSearch, searchWords } from '@kitewright/content-rules/text'
import type { ObjectSchemaType, SchemaType } from 'sanity'

/** A text that contains some of the words. */
export type Hit = PlacedText & { words: readonly string[] }

export type Found = { document: Fields; name: string; type: ObjectSchemaType; hits: readonly Hit[] }

/**
 * Entries that contain all words, and their texts that contain some. Sorted by matches in the name, then by words per text.
 *
 * @param typeOf the schema of a document; undefined for types that editors do not edit.
 */
export function find(
  entries: readonly Fields[],
  query: string,
  typeOf: (document: Fields) => ObjectSchemaType | undefined,
): Found[] {
  const words = searchWords(query)
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
    const text = normalizeForSearch(placed.text)
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

/** False for entries without a name, whose name is their id. */
const isNamed = (document: Fields) => nameOf(document) !== document._id

function weight({ name, hits }: Found, words: readonly string[]): number {
  const title = normalizeForSearch(name)
  const isWhole = words.every((word) => title.includes(word))
  return (isWhole ? 100 : 0) + (hits[0]?.words.length ?? 0)
}

/** A text of an entry as an editor sees it, with its path. */
type PlacedText = { path: Path; text: string }

/** All texts that editors write in a document, in the order of its form. */
function* textsOf(document: Fields, type: ObjectSchemaType): Generator<PlacedText> {
  yield* inObject(document, type, [])
}

function* inObject(value: Fields, type: ObjectSchemaType, path: Path): Generator<PlacedText> {
  for (const field of type.fields) {
    if (field.type.hidden !== true) {
      yield* at(value[field.name], field.type, [...path, field.name])
    }
  }
}

function* at(value: unknown, type: SchemaType, path: Path): Generator<PlacedText> {
  if (typeof value === 'string') {
    // A choice is stored under another name than it shows.
    if (value && !(type.jsonType === 'string' && type.options?.list)) yield { path, text: value }
  } else if (Array.isArray(value)) {
    for (const [place, item] of value.entries()) yield* inItem(item, place, type, path)
  } else if (isFields(value) && typeof value.current === 'string') {
    yield { path, text: value.current }
  } else if (isFields(value) && type.jsonType === 'object') {
    yield* inObject(value, type, path)
  }
}

function* inItem(item: unknown, place: number, list: SchemaType, path: Path) {
  const types = 'of' in list ? list.of : []
  if (isFields(item) && item._type === 'block') {
    yield { path: [...path, keyOf(item, place)], text: blockText(item) }
    return
  }
  const own = isFields(item) ? types.find(({ name }) => name === item._type) : types[0]
  const type = own ?? types[0]
  if (type) yield* at(item, type, [...path, isFields(item) ? keyOf(item, place) : place])
}

const keyOf = ({ _key }: Fields, place: number) => (typeof _key === 'string' ? { _key } : place)

/** A paragraph as one text; embedded objects count as a space. */
export function blockText(block: unknown): string {
  const children: unknown[] = isFields(block) && Array.isArray(block.children) ? block.children : []
  return children
    .map((child) => (isFields(child) && typeof child.text === 'string' ? child.text : ' '))
    .join('')
}
