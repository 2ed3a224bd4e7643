import { type Fields, isFields } from './document.ts'

/** What hosted Sanity says, as far as it is known from those who met it; groq-js runs either. */
const NOT_HERE = 'score() function cannot be used in its current position'
const UNEXPECTED = 'score() function received unexpected expression'

/**
 * Why hosted Sanity would refuse a query for the way it scores; undefined when nothing is known against it. It
 * scores by its index of documents: they come from `*`, and what is scored stands in their own fields. So it
 * takes no list made by the query, no field behind a reference and no value that a projection made up.
 */
export function refusedScore(tree: unknown): string | undefined {
  for (const node of nodesIn(tree)) {
    if (node.type !== 'PipeFuncCall' || node.name !== 'score') continue
    const projected = projectedOf(node.base)
    if (!projected) return NOT_HERE
    for (const part of nodesIn(node.args)) {
      if (part.type === 'Deref') return UNEXPECTED
    }
    for (const name of attributesIn(node.args)) {
      const value = projected.get(name)
      if (isFields(value) && value.type === 'Value') return UNEXPECTED
      for (const part of nodesIn(value)) if (part.type === 'Deref') return UNEXPECTED
    }
  }
  return undefined
}

/**
 * What the fields of a list of documents are called and made of where a projection says so, the last one above all;
 * undefined for a list of anything else.
 */
function projectedOf(list: unknown): Map<string, unknown> | undefined {
  if (!isFields(list)) return undefined
  if (list.type === 'Everything') return new Map()
  const steps = ['ArrayCoerce', 'Filter', 'Slice', 'Group', 'PipeFuncCall', 'Map']
  if (!steps.includes(String(list.type))) return undefined
  const before = projectedOf(list.base)
  if (list.type !== 'Map') return before
  const { expr } = list
  if (!isFields(expr) || expr.type !== 'Projection' || !isThis(expr.base)) return undefined
  const attributes = isFields(expr.expr) ? expr.expr.attributes : undefined
  for (const attribute of Array.isArray(attributes) ? attributes : []) {
    if (isFields(attribute) && typeof attribute.name === 'string') {
      before?.set(attribute.name, attribute.value)
    }
  }
  return before
}

const isThis = (node: unknown) => isFields(node) && node.type === 'This'

/** The fields of the scored document that these expressions read, but for those read within lists. */
function* attributesIn(tree: unknown): Generator<string> {
  for (const node of nodesIn(tree, ['expr'])) {
    if (node.type === 'AccessAttribute' && !node.base) yield String(node.name)
  }
}

/** All nodes of a tree, but for those under the fields left out. */
function* nodesIn(tree: unknown, leftOut: readonly string[] = []): Generator<Fields> {
  if (typeof tree !== 'object' || tree === null) return
  if (isFields(tree)) yield tree
  for (const [name, inner] of Object.entries(tree)) {
    if (!leftOut.includes(name)) yield* nodesIn(inner, leftOut)
  }
}
