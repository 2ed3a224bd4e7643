import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import { type Fields, isFields } from './fields.ts'
import { foundText } from './found-text.ts'
import { typeText } from './type-text.ts'

/** A place at which a value is not what was promised. The path of the value itself is empty. */
export type Mismatch = { path: string; expected: string; found: string }

type Names = ReadonlyMap<string, TypeNode>
type ObjectNode = Extract<TypeNode, { type: 'object' }>

/**
 * The places at which `value` is not what `query` promises under `schema`: the result type is
 * computed from the query, then walked beside the value. Paths read `services[3].tiers[1].from`.
 * Throws GroqSyntaxError when the query cannot be parsed.
 */
export function mismatches(query: string, value: unknown, schema: SchemaType): Mismatch[] {
  return walk(resultTypeOf(query, schema), value, '', namesOf(schema))
}

/**
 * The places at which a document is not what its type in the schema promises. Fields beyond the
 * schema are ignored, and `ignored` names further fields of the document itself to pass over.
 */
export function documentMismatches(
  document: { _type: string },
  schema: SchemaType,
  ignored: readonly string[] = [],
): Mismatch[] {
  const names = namesOf(schema)
  const node = names.get(document._type)
  if (node?.type !== 'object') {
    return [{ path: '_type', expected: 'a known type', found: foundText(document._type) }]
  }
  const attributes = Object.entries(node.attributes).filter(([name]) => !ignored.includes(name))
  return walk({ ...node, attributes: Object.fromEntries(attributes) }, document, '', names)
}

const namesBySchema = new WeakMap<SchemaType, Names>()
const resultsBySchema = new WeakMap<SchemaType, Map<string, TypeNode>>()

function namesOf(schema: SchemaType): Names {
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

/** Computing a result type costs some milliseconds, so each query pays once per schema. */
function resultTypeOf(query: string, schema: SchemaType): TypeNode {
  const known = resultsBySchema.get(schema) ?? new Map<string, TypeNode>()
  resultsBySchema.set(schema, known)
  const node = known.get(query) ?? typeEvaluate(parse(query), schema)
  known.set(query, node)
  return node
}

const isNothing = (value: unknown) => value === null || value === undefined

function walk(node: TypeNode, value: unknown, path: string, names: Names): Mismatch[] {
  switch (node.type) {
    case 'unknown':
      return []
    case 'null':
      return isNothing(value) ? [] : [mismatch(node, value, path, names)]
    case 'string':
    case 'number':
    case 'boolean': {
      const fits = typeof value === node.type && (node.value === undefined || node.value === value)
      return fits ? [] : [mismatch(node, value, path, names)]
    }
    case 'inline': {
      const named = names.get(node.name)
      if (named) return walk(named, value, path, names)
      return [{ path, expected: `the type “${node.name}”`, found: 'no such type in the schema' }]
    }
    case 'array':
      if (!Array.isArray(value)) return [mismatch(node, value, path, names)]
      return value.flatMap((item: unknown, place) =>
        walk(node.of, item, `${path}[${place}]`, names),
      )
    case 'object':
      if (!isFields(value)) return [mismatch(node, value, path, names)]
      return walkFields(node, value, path, names)
    case 'union':
      return walkUnion(node.of, value, path, names)
  }
}

function walkFields(
  { attributes, rest }: ObjectNode,
  value: Fields,
  path: string,
  names: Names,
): Mismatch[] {
  const found: Mismatch[] = []
  // A build comes here for every object of every page: lists that stay empty are not made.
  for (const name in attributes) {
    const attribute = attributes[name]
    const field = Object.hasOwn(value, name) ? value[name] : undefined
    if (!attribute || (attribute.optional && isNothing(field))) continue
    const inside = walk(attribute.value, field, path === '' ? name : `${path}.${name}`, names)
    if (inside.length > 0) found.push(...inside)
  }
  if (rest) found.push(...walk(rest, value, path, names))
  return found
}

/**
 * A value fits a union when it fits one branch. When it fits none, the branch it most likely
 * meant speaks: of its `_type` if it has one, of its kind, then the one with the fewest mismatches.
 */
function walkUnion(of: TypeNode[], value: unknown, path: string, names: Names): Mismatch[] {
  const branches = of.flatMap((branch) => branchesOf(branch, names))
  const likely = sameTag(
    branches.filter((branch) => branch.type === 'unknown' || branch.type === kindOf(value)),
    value,
  )
  let best: Mismatch[] | undefined
  for (const branch of likely) {
    const found = walk(branch, value, path, names)
    if (found.length === 0) return []
    if (!best || found.length < best.length) best = found
  }
  if (best && (isFields(value) || Array.isArray(value))) return best
  return [mismatch({ type: 'union', of: branches }, value, path, names)]
}

/** The branches of a union, with names looked up and inner unions laid open. */
function branchesOf(node: TypeNode, names: Names): TypeNode[] {
  if (node.type === 'union') return node.of.flatMap((inner) => branchesOf(inner, names))
  const named = node.type === 'inline' ? names.get(node.name) : undefined
  return named ? branchesOf(named, names) : [node]
}

function kindOf(value: unknown): string {
  if (isNothing(value)) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function sameTag(branches: TypeNode[], value: unknown): TypeNode[] {
  if (!isFields(value)) return branches
  const tagged = branches.filter((branch) => {
    const tag = branch.type === 'object' ? branch.attributes._type?.value : undefined
    return tag?.type === 'string' && tag.value !== undefined && tag.value === value._type
  })
  return tagged.length > 0 ? tagged : branches
}

const mismatch = (node: TypeNode, value: unknown, path: string, names: Names): Mismatch => ({
  path,
  expected: typeText(node, names),
  found: foundText(value),
})
