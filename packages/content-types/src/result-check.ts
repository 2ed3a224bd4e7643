import type { SchemaType, TypeNode } from 'groq-js'
import { type Fields, formatValue, isFields } from './fields.ts'
import { createIssue, type Issue, type PathSegment, toSegments } from './issue.ts'

type Names = ReadonlyMap<string, TypeNode>
type ObjectNode = Extract<TypeNode, { type: 'object' }>

/** Position of the walk. A build checks every value of every page, so a path becomes text only when it is reported. */
type Place = {
  readonly names: Names
  readonly root: unknown
  readonly path: (string | number)[]
  /** The segments of lists of which a path was made: unions make paths for each item of a long list. */
  readonly segments: Map<unknown, PathSegment[]>
}

/** Shared empty result; allocating one per value would cost more than the check. */
const NOTHING: readonly Issue[] = []

/**
 * Returns the values that do not fit the type of a query's result (from `typeEvaluate`).
 */
export function validateResult(type: TypeNode, value: unknown, schema: SchemaType): Issue[] {
  return [...walk(type, value, createPlace(getNames(schema), value))]
}

/**
 * Returns the values of a document that do not fit its type in the schema. Unknown fields and the fields in `ignored`
 * are skipped.
 */
export function validateSchema(
  document: { _type: string },
  schema: SchemaType,
  ignored: readonly string[] = [],
): Issue[] {
  const names = getNames(schema)
  const node = names.get(document._type)
  if (node?.type !== 'object') {
    return [createIssue(['_type'], formatMismatch('a known type', formatValue(document._type)))]
  }
  const attributes = Object.entries(node.attributes).filter(([name]) => !ignored.includes(name))
  const own = { ...node, attributes: Object.fromEntries(attributes) }
  return [...walk(own, document, createPlace(names, document))]
}

const createPlace = (names: Names, root: unknown): Place => ({
  names,
  root,
  path: [],
  segments: new Map(),
})

const namesBySchema = new WeakMap<SchemaType, Names>()

function getNames(schema: SchemaType): Names {
  const known = namesBySchema.get(schema)
  if (known) return known
  const names = new Map<string, TypeNode>()
  for (const entry of schema) {
    names.set(
      entry.name,
      entry.type === 'type' ? entry.value : { type: 'object', attributes: entry.attributes },
    )
  }
  namesBySchema.set(schema, names)
  return names
}

const isNothing = (value: unknown) => value === null || value === undefined

function walk(node: TypeNode, value: unknown, place: Place): readonly Issue[] {
  switch (node.type) {
    case 'unknown':
      return NOTHING
    case 'null':
      return isNothing(value) ? NOTHING : [createMismatch(node, value, place)]
    case 'string':
    case 'number':
    case 'boolean': {
      const fits = typeof value === node.type && (node.value === undefined || node.value === value)
      return fits ? NOTHING : [createMismatch(node, value, place)]
    }
    case 'inline': {
      const named = place.names.get(node.name)
      if (named) return walk(named, value, place)
      return [createIssue(getPath(place), `The schema has no type “${node.name}”.`)]
    }
    case 'array':
      if (!Array.isArray(value)) return [createMismatch(node, value, place)]
      return value.reduce<readonly Issue[]>(
        (found, item: unknown, index) =>
          mergeMismatches(found, walkInside(node.of, item, index, place)),
        NOTHING,
      )
    case 'object':
      if (!isFields(value)) return [createMismatch(node, value, place)]
      return walkFields(node, value, place)
    case 'union':
      return walkUnion(node, value, place)
  }
}

const mergeMismatches = (found: readonly Issue[], more: readonly Issue[]) =>
  more.length === 0 ? found : [...found, ...more]

function walkInside(node: TypeNode, value: unknown, key: string | number, place: Place) {
  place.path.push(key)
  const found = walk(node, value, place)
  place.path.pop()
  return found
}

function walkFields({ attributes, rest }: ObjectNode, value: Fields, place: Place) {
  let found = NOTHING
  for (const name in attributes) {
    const attribute = attributes[name]
    const field = Object.hasOwn(value, name) ? value[name] : undefined
    if (!attribute || (attribute.optional && isNothing(field))) continue
    found = mergeMismatches(found, walkInside(attribute.value, field, name, place))
  }
  return rest ? mergeMismatches(found, walk(rest, value, place)) : found
}

/**
 * A value fits a union if it fits one branch. If it fits none, the closest branch reports: the one of the same `_type`,
 * of the same kind, then the one with the fewest issues.
 */
function walkUnion(union: TypeNode, value: unknown, place: Place): readonly Issue[] {
  const branches = getBranches(union, place.names)
  const kind = getKind(value)
  const likely = filterByTag(
    branches.filter((branch) => branch.type === 'unknown' || branch.type === kind),
    value,
    place.names,
  )
  let best: readonly Issue[] | undefined
  for (const branch of likely) {
    const found = walk(branch, value, place)
    if (found.length === 0) return NOTHING
    if (!best || found.length < best.length) best = found
  }
  if (best && (isFields(value) || Array.isArray(value))) return best
  return [createMismatch({ type: 'union', of: branches }, value, place)]
}

const branchesByNode = new WeakMap<TypeNode, TypeNode[]>()

/** The branches of a union, with names resolved and nested unions flattened. */
function getBranches(node: TypeNode, names: Names): TypeNode[] {
  if (node.type === 'union') {
    const known = branchesByNode.get(node) ?? node.of.flatMap((inner) => getBranches(inner, names))
    branchesByNode.set(node, known)
    return known
  }
  const named = node.type === 'inline' ? names.get(node.name) : undefined
  return named ? getBranches(named, names) : [node]
}

function getKind(value: unknown): string {
  if (isNothing(value)) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function filterByTag(branches: TypeNode[], value: unknown, names: Names): TypeNode[] {
  if (!isFields(value)) return branches
  const tagged = branches.filter((branch) => value._type && getTag(branch, names) === value._type)
  return tagged.length > 0 ? tagged : branches
}

/** The `_type` of this type's values. Items of a list declare their key and refer to the rest of their type. */
function getTag(node: TypeNode, names: Names): string | undefined {
  const named = node.type === 'inline' ? names.get(node.name) : node
  if (named?.type !== 'object') return undefined
  const tag = named.attributes._type?.value
  if (tag) return tag.type === 'string' ? tag.value : undefined
  return named.rest && getTag(named.rest, names)
}

/** The path of the current value, with keys of list items. */
function getPath({ root, path, segments }: Place): PathSegment[] {
  let value = root
  return path.map((step) => {
    const list = value
    value = (list as Fields)[step]
    if (!Array.isArray(list)) return step
    const known = segments.get(list) ?? toSegments(list)
    segments.set(list, known)
    return known[Number(step)] ?? step
  })
}

/** Texts for an empty field, by the expected value. */
const emptyTexts: Partial<Record<string, string>> = {
  text: 'Write something here.',
  'a list': 'Add at least one.',
  'a number': 'Enter a number.',
  'a group of fields': 'Fill in this part.',
}

function formatMismatch(expected: string, found: string): string {
  const empty = found === 'nothing' ? emptyTexts[expected] : undefined
  return empty ?? `Expected ${expected}, found ${found}.`
}

const createMismatch = (node: TypeNode, value: unknown, place: Place): Issue =>
  createIssue(getPath(place), formatMismatch(typeText(node, place.names), formatValue(value)))

/** Describes a type to an editor: "text", "a number", `"rani" or "firozi"`, "text or nothing". */
function typeText(node: TypeNode, names: ReadonlyMap<string, TypeNode>): string {
  switch (node.type) {
    case 'string':
      return node.value === undefined ? 'text' : JSON.stringify(node.value)
    case 'number':
      return node.value === undefined ? 'a number' : String(node.value)
    case 'boolean':
      if (node.value === undefined) return 'yes or no'
      return node.value ? 'yes' : 'no'
    case 'null':
      return 'nothing'
    case 'array':
      return 'a list'
    case 'object':
      return 'a group of fields'
    case 'unknown':
      return 'anything'
    case 'inline': {
      const named = names.get(node.name)
      return named ? typeText(named, names) : node.name
    }
    case 'union': {
      const words = [...new Set(node.of.map((branch) => typeText(branch, names)))]
      const last = words.pop() ?? 'nothing'
      return words.length === 0 ? last : `${words.join(', ')} or ${last}`
    }
  }
}
