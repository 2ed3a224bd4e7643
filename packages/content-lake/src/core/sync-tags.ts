import { isFields } from './document.ts'
import type { ParsedQuery } from './query.ts'
import type { Change } from './transaction.ts'

/** Stands for the whole dataset. */
const EVERYTHING = 's1:all'

const tagOf = (type: string): string => `s1:${type}`

/**
 * Names what an answer depends on, so that a client knows which live events concern it: the types
 * of the documents, where the query says them; the whole dataset where it follows references or
 * leaves the type open.
 */
export function syncTagsOf({ tree, params }: ParsedQuery): string[] {
  const types = typesRead(tree, params)
  return types ? [...types].sort().map(tagOf) : [EVERYTHING]
}

/** The tags of a live event about these changes. */
export function tagsOfChanges(changes: readonly Change[]): string[] {
  const types = changes.flatMap(({ before, after }) => [before?._type, after?._type])
  return [EVERYTHING, ...new Set(types.filter((type) => type !== undefined).map(tagOf))]
}

type Params = ParsedQuery['params']

/** The types of all documents that the query looks at; null if it may look at any. */
function typesRead(node: unknown, params: Params): Set<string> | null {
  if (Array.isArray(node)) return union(node.map((inner: unknown) => typesRead(inner, params)))
  if (!isFields(node)) return new Set()
  if (node.type === 'Everything' || node.type === 'Deref') return null
  if (node.type === 'Filter' && isFields(node.base) && node.base.type === 'Everything') {
    const types = typesDemanded(node.expr, params)
    return types && union([new Set(types), typesRead(node.expr, params)])
  }
  return union(Object.values(node).map((inner) => typesRead(inner, params)))
}

/** The types that a filter lets through; null if it does not say. */
function typesDemanded(filter: unknown, params: Params): string[] | null {
  if (!isFields(filter)) return null
  if (filter.type === 'Group') return typesDemanded(filter.base, params)
  if (filter.type === 'And') {
    return typesDemanded(filter.left, params) ?? typesDemanded(filter.right, params)
  }
  const { left, right, op } = filter
  const isOfType = isFields(left) && left.type === 'AccessAttribute' && left.name === '_type'
  if (!isOfType || left.base !== undefined || (op !== '==' && op !== 'in')) return null
  const value = constant(right, params)
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.every((type) => typeof type === 'string') ? values : null
}

function constant(node: unknown, params: Params): unknown {
  if (!isFields(node)) return undefined
  if (node.type === 'Value') return node.value
  if (node.type === 'Parameter') return params[String(node.name)]
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  return node.elements.map((element: unknown) =>
    isFields(element) ? constant(element.value, params) : undefined,
  )
}

function union(sets: readonly (Set<string> | null)[]): Set<string> | null {
  return sets.some((set) => set === null) ? null : new Set(sets.flatMap((set) => [...(set ?? [])]))
}
