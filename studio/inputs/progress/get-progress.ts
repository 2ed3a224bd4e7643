import { type Fields, isFields, type Path } from '@kitewright/content-rules/check'
import type { ObjectSchemaType, SchemaType } from 'sanity'
import { getBlockText } from '../../tools/search/find.ts'

/** How many required values of an entry are filled in. */
type Progress = {
  total: number
  /** Places that still need a value, in the order of the form. */
  left: readonly Path[]
}

type FieldProgress = { path: Path; isFilled: boolean }

/**
 * Counts the values that a document or a part of it must have: each text, number and choice for itself,
 * each item that a list still lacks once.
 */
export function getProgress(value: Fields, type: ObjectSchemaType): Progress {
  const fields = [...walkFields(value, type, [], value)]
  return {
    total: fields.length,
    left: fields.filter(({ isFilled }) => !isFilled).map(({ path }) => path),
  }
}

function* walkFields(
  value: Fields,
  type: ObjectSchemaType,
  path: Path,
  document: Fields,
): Generator<FieldProgress> {
  for (const { name, type: fieldType } of type.fields) {
    const inside = value[name]
    if (isHidden(fieldType, document, value, inside)) continue
    yield* walkValue(inside, fieldType, [...path, name], document)
  }
}

function* walkValue(
  value: unknown,
  type: SchemaType,
  path: Path,
  document: Fields,
): Generator<FieldProgress> {
  const required = isRequired(type)
  if (type.jsonType === 'array') {
    yield* walkList(Array.isArray(value) ? value : [], type, path, document, required)
  } else if (isSingleValue(type)) {
    if (required) yield { path, isFilled: isFields(value) && hasReference(value) }
  } else if (type.jsonType === 'object') {
    if (required || isFields(value)) {
      yield* walkFields(isFields(value) ? value : {}, type, path, document)
    }
  } else if (required) {
    yield { path, isFilled: value !== undefined && value !== null && value !== '' }
  }
}

function* walkList(
  items: readonly unknown[],
  type: SchemaType & { jsonType: 'array' },
  path: Path,
  document: Fields,
  required: boolean,
): Generator<FieldProgress> {
  if (type.of.some(({ name }) => name === 'block')) {
    if (required) yield { path, isFilled: items.some((block) => getBlockText(block) !== '') }
    return
  }
  for (const [place, item] of items.entries()) {
    if (!isFields(item)) {
      yield { path: [...path, place], isFilled: item !== '' }
      continue
    }
    const own = type.of.find(({ name }) => name === item._type) ?? type.of[0]
    const at: Path = [...path, typeof item._key === 'string' ? { _key: item._key } : place]
    if (own && isSingleValue(own)) yield { path: at, isFilled: hasReference(item) }
    else if (own?.jsonType === 'object') yield* walkFields(item, own, at, document)
  }
  const { count = required ? 1 : 0 } = type.options?.rules ?? {}
  const [fewest = 0] = [count].flat()
  if (!required && items.length === 0) return
  for (let missing = items.length; missing < fewest; missing += 1) yield { path, isFilled: false }
}

/** Types that count as one value: a reference, an address, a picture. */
const isSingleValue = (type: SchemaType): boolean =>
  ['reference', 'slug', 'image'].includes(type.name) ||
  (type.type !== undefined && type.type !== null && isSingleValue(type.type))

const hasReference = ({ _ref, current, asset }: Fields): boolean =>
  Boolean(_ref ?? current ?? asset)

/** Sanity keeps the rules of a type as a list once the schema is compiled. */
const isRequired = ({ validation }: SchemaType): boolean =>
  Array.isArray(validation) &&
  validation.some((rule) => typeof rule === 'object' && 'isRequired' in rule && rule.isRequired())

function isHidden({ hidden }: SchemaType, document: Fields, parent: Fields, value: unknown) {
  if (typeof hidden !== 'function') return hidden === true
  return hidden({
    document: { _id: '', _type: '', _createdAt: '', _updatedAt: '', _rev: '', ...document },
    parent,
    value,
    currentUser: null,
    path: [],
  })
}
