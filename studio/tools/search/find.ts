import { type Fields, isFields, type Path } from '@kitewright/content-rules/check'
import { getName, normalizeForSearch, searchWords } from '@kitewright/content-rules/text'
import type { ObjectSchemaType, SchemaType } from 'sanity'

/** A text that contains some of the words. */
export type Hit = FieldText & { terms: readonly string[] }

export type SearchResult = {
  document: Fields
  name: string
  type: ObjectSchemaType
  hits: readonly Hit[]
}

/**
 * Entries that contain all words, and their texts that contain some. Sorted by matches in the name, then by words per text.
 *
 * @param getType the schema of a document; undefined for types that editors do not edit.
 */
export function find(
  entries: readonly Fields[],
  query: string,
  getType: (document: Fields) => ObjectSchemaType | undefined,
): SearchResult[] {
  const terms = searchWords(query)
  if (terms.length === 0) return []
  return entries
    .flatMap((document) => {
      const type = getType(document)
      return type ? (findHits(document, type, terms) ?? []) : []
    })
    .toSorted((a, b) => getWeight(b, terms) - getWeight(a, terms) || a.name.localeCompare(b.name))
}

function findHits(
  document: Fields,
  type: ObjectSchemaType,
  terms: string[],
): SearchResult | undefined {
  const missing = new Set(terms)
  const hits = [...walkTexts(document, type)].flatMap((placed) => {
    const text = normalizeForSearch(placed.text)
    const here = terms.filter((word) => text.includes(word))
    for (const word of here) missing.delete(word)
    return here.length > 0 ? [{ ...placed, terms: here }] : []
  })
  if (missing.size > 0) return undefined
  return {
    document,
    type,
    name: isNamed(document) ? getName(document) : `Untitled ${type.title?.toLowerCase()}`,
    hits: hits.toSorted((a, b) => b.terms.length - a.terms.length),
  }
}

/** False for entries without a name, whose name is their id. */
const isNamed = (document: Fields) => getName(document) !== document._id

function getWeight({ name, hits }: SearchResult, terms: readonly string[]): number {
  const title = normalizeForSearch(name)
  const isFullMatch = terms.every((word) => title.includes(word))
  return (isFullMatch ? 100 : 0) + (hits[0]?.terms.length ?? 0)
}

/** A text of an entry as an editor sees it, with its path. */
type FieldText = { path: Path; text: string }

/** All texts that editors write in a document, in the order of its form. */
function* walkTexts(document: Fields, type: ObjectSchemaType): Generator<FieldText> {
  yield* walkObject(document, type, [])
}

function* walkObject(value: Fields, type: ObjectSchemaType, path: Path): Generator<FieldText> {
  for (const field of type.fields) {
    if (field.type.hidden !== true) {
      yield* walkValue(value[field.name], field.type, [...path, field.name])
    }
  }
}

function* walkValue(value: unknown, type: SchemaType, path: Path): Generator<FieldText> {
  if (typeof value === 'string') {
    // A choice is stored under another name than it shows.
    if (value && !(type.jsonType === 'string' && type.options?.list)) yield { path, text: value }
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walkItem(item, index, type, path)
  } else if (isFields(value) && typeof value.current === 'string') {
    yield { path, text: value.current }
  } else if (isFields(value) && type.jsonType === 'object') {
    yield* walkObject(value, type, path)
  }
}

function* walkItem(item: unknown, index: number, list: SchemaType, path: Path) {
  const types = 'of' in list ? list.of : []
  if (isFields(item) && item._type === 'block') {
    yield { path: [...path, getKey(item, index)], text: getBlockText(item) }
    return
  }
  const own = isFields(item) ? types.find(({ name }) => name === item._type) : types[0]
  const type = own ?? types[0]
  if (type) yield* walkValue(item, type, [...path, isFields(item) ? getKey(item, index) : index])
}

const getKey = ({ _key }: Fields, index: number) => (typeof _key === 'string' ? { _key } : index)

/** A paragraph as one text; embedded objects count as a space. */
export function getBlockText(block: unknown): string {
  const children: unknown[] = isFields(block) && Array.isArray(block.children) ? block.children : []
  return children
    .map((child) => (isFields(child) && typeof child.text === 'string' ? child.text : ' '))
    .join('')
}
