import {
  type DocumentType,
  type FieldRules,
  fieldRules,
  isDocumentType,
} from '@kitewright/content-types/model'
import { isFields, type Path, type PathSegment } from './problem.ts'

type Rules = ReadonlyMap<string, FieldRules>

const none: Rules = new Map()
const byType = new Map<DocumentType, Rules>()

/** What the schema says at the fields of a document, by place: `tiers[].tagline`. */
export function rulesOfFields(document: unknown): Rules {
  const type = isFields(document) ? document._type : undefined
  if (!isDocumentType(type)) return none
  const rules = byType.get(type) ?? new Map(Object.entries(fieldRules[type]))
  byType.set(type, rules)
  return rules
}

export type FieldValue = { path: Path; value: unknown }

/** Deeper than any document of ours; stops what was nested to exhaust the stack. */
export const MAX_DEPTH = 40

/** How the Studio names a list item: by its key, or by its place if keys do not tell items apart. */
export function segmentsOf(list: readonly unknown[]): PathSegment[] {
  const keys = list.map((item) => (isFields(item) ? item._key : undefined))
  const seen = new Map<unknown, number>()
  for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1)
  return keys.map((key, place) =>
    typeof key === 'string' && key !== '' && seen.get(key) === 1 ? { _key: key } : place,
  )
}

/**
 * The places that a pattern names: `menuLine`, `areas.items`, `tiers[].bullets`, `tags[]`.
 * A field that is missing is a place too, with the value undefined; a missing parent is none.
 */
export function valuesAt(document: unknown, pattern: string): FieldValue[] {
  let places: FieldValue[] = [{ path: [], value: document }]
  for (const step of pattern.split('.')) {
    const name = step.replace('[]', '')
    places = places
      .filter(({ value }) => isFields(value))
      .map(({ path, value }) => ({
        path: [...path, name],
        value: isFields(value) ? value[name] : undefined,
      }))
    if (step.endsWith('[]')) places = places.flatMap(itemsOf)
  }
  return places
}

function itemsOf({ path, value }: FieldValue): FieldValue[] {
  if (!Array.isArray(value)) return []
  const segments = segmentsOf(value)
  return value.map((item: unknown, place) => ({
    path: [...path, segments[place] ?? place],
    value: item,
  }))
}

/**
 * A place met on a walk, with the nearest field name and the object or list around it, and with what
 * the schema says at the field; nothing for a field that it does not know.
 */
export type FieldNode = FieldValue & {
  name: string
  parent: unknown
  depth: number
  rules: FieldRules | undefined
}

/**
 * Every field and list item that an editor can fill, parents first. Fields whose names begin with
 * an underscore belong to the lake and are left out. Stops below MAX_DEPTH.
 */
export function nodesOf(document: unknown): FieldNode[] {
  const nodes: FieldNode[] = []
  const rules = rulesOfFields(document)
  const visit = (node: FieldNode, pattern: string) => {
    nodes.push(node)
    const { path, value, name, depth } = node
    if (depth >= MAX_DEPTH) return
    const visitPart = (
      segment: PathSegment,
      part: unknown,
      partName: string,
      partPattern: string,
    ) =>
      visit(
        {
          path: [...path, segment],
          value: part,
          name: partName,
          parent: value,
          depth: depth + 1,
          rules: rules.get(partPattern),
        },
        partPattern,
      )
    if (Array.isArray(value)) {
      const segments = segmentsOf(value)
      for (const [place, item] of value.entries()) {
        visitPart(segments[place] ?? place, item, name, `${pattern}[]`)
      }
    } else if (isFields(value)) {
      for (const [field, inner] of Object.entries(value)) {
        if (field.startsWith('_')) continue
        visitPart(field, inner, field, pattern === '' ? field : `${pattern}.${field}`)
      }
    }
  }
  visit({ path: [], value: document, name: '', parent: undefined, depth: 0, rules: undefined }, '')
  return nodes
}
