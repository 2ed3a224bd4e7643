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

function walk(node: TypeNode, value: unknown, location: Place): readonly Issue[] {
  switch (node.type) {
    case 'unknown':
      return NOTHING
    case 'null':
      return isNothing(value) ? NOTHING : [createMismatch(node, value, location)]
    case 'string':
    case 'number':
    case 'boolean': {
      const fits = typeof value === node.type && (node.value === undefined || node.value === value)
      return fits ? NOTHING : [createMismatch(node, value, location)]
    }
    case 'inline': {
      const named = location.names.get(node.name)
      if (named) return walk(named, value, location)
      return [createIssue(getPath(location), `The schema has no type “${node.name}”.`)]
    }
    case 'array':
      if (!Array.isArray(value)) return [createMismatch(node, value, location)]
      return value.reduce<readonly Issue[]>(
        (issues, item: unknown, index) =>
          mergeMismatches(issues, walkInside(node.of, item, index, location)),
        NOTHING,
      )
    case 'object':
      if (!isFields(value)) return [createMismatch(node, value, location)]
      return walkFields(node, value, location)
    case 'union':
      return walkUnion(node, value, location)
  }
}

const mergeMismatches = (issues: readonly Issue[], more: readonly Issue[]) =>
  more.length === 0 ? issues : [...issues, ...more]

function walkInside(node: TypeNode, value: unknown, key: string | number, location: Place) {
  location.path.push(key)
  const issues = walk(node, value, location)
  location.path.pop()
  return issues
}

function walkFields({ attributes, rest }: ObjectNode, value: Fields, location: Place) {
  let issues = NOTHING
  for (const name in attributes) {
    const attribute = attributes[name]
    const field = Object.hasOwn(value, name) ? value[name] : undefined
    if (!attribute || (attribute.optional && isNothing(field))) continue
    issues = mergeMismatches(issues, walkInside(attribute.value, field, name, location))
  }
  return rest ? mergeMismatches(issues, walk(rest, value, location)) : issues
}

/**
 * A value fits a union if it fits one branch. If it fits none, the closest branch reports: the one of the same `_type`,
 * of the same kind, then the one with the fewest issues.
 */
function walkUnion(union: TypeNode, value: unknown, location: Place): readonly Issue[] {
  const branches = getBranches(union, location.names)
  const kind = getKind(value)
  const likely = filterByTag(
    branches.filter((branch) => branch.type === 'unknown' || branch.type === kind),
    value,
    location.names,
  )
  let best: readonly Issue[] | undefined
  for (const branch of likely) {
    const issues = walk(branch, value, location)
    if (issues.length === 0) return NOTHING
    if (!best || issues.length < best.length) best = issues
  }
  if (best && (isFields(value) || Array.isArray(value))) return best
  return [createMismatch({ type: 'union', of: branches }, value, location)]
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

function formatMismatch(expected: string, issues: string): string {
  const empty = issues === 'nothing' ? emptyTexts[expected] : undefined
  return empty ?? `Expected ${expected}, found ${issues}.`
}

const createMismatch = (node: TypeNode, value: unknown, location: Place): Issue =>
  createIssue(getPath(location), formatMismatch(typeText(node, location.names), formatValue(value)))

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
      const types = [...new Set(node.of.map((branch) => typeText(branch, names)))]
      const last = types.pop() ?? 'nothing'
      return types.length === 0 ? last : `${types.join(', ')} or ${last}`
    }
  }
}
