import { type Fields, isFields, type Path } from '@kitewright/content-rules/problem'
import type { ObjectSchemaType, SchemaType } from 'sanity'
import { blockText } from './block-text.ts'

/** A text of an entry as an editor sees it, and where it stands. */
export type PlacedText = { path: Path; text: string }

/** All texts that editors write in a document, in the order of its form. */
export function* textsOf(document: Fields, type: ObjectSchemaType): Generator<PlacedText> {
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
    // What is chosen from a list is stored under another name than it shows.
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
