import { folded } from '@kitewright/content-rules/folded'
import { type Fields, isFields } from './document.ts'

type Params = Readonly<Record<string, unknown>>

/** The name of the field that holds all text of a document while a search runs. */
const ALL_TEXT = '__text'

/**
 * Makes a query tree that groq-js can run out of one with `text::query()`, which it only parses:
 * `@ match text::query("web dev*")` becomes a plain match over all text of the document. What is
 * looked for is folded as that text is, so that lists of the Studio find what its own search finds.
 */
export function withPlainSearch<Tree>(tree: Tree, params: Params): Tree
export function withPlainSearch(tree: unknown, params: Params): unknown {
  if (Array.isArray(tree)) return tree.map((node: unknown) => withPlainSearch(node, params))
  if (!isFields(tree)) return tree
  const node = Object.fromEntries(
    Object.entries(tree).map(([name, inner]) => [name, withPlainSearch(inner, params)]),
  )
  const isMatch = node.type === 'OpCall' && node.op === 'match'
  const searched = isMatch ? searchedText(tree.right, params) : undefined
  return searched === undefined ? node : { ...node, left: overAllText(node.left), right: searched }
}

/** A copy of the document with all its text in one more field, which no projection spreads. */
export const withAllText = (document: object): object =>
  Object.defineProperty({ ...document }, ALL_TEXT, {
    value: folded([...textsIn(document)].join(' ')),
  })

/** What the argument of `text::query()` says, folded; undefined for any other node. */
function searchedText(node: unknown, params: Params): unknown {
  const isSearch = isFields(node) && node.type === 'FuncCall' && node.namespace === 'text'
  const searched: unknown = isSearch && Array.isArray(node.args) ? node.args[0] : undefined
  if (!isFields(searched)) return undefined
  const text = searched.type === 'Parameter' ? params[String(searched.name)] : searched.value
  return typeof text === 'string' ? { type: 'Value', value: folded(text) } : searched
}

/** `@`, alone or in a list, stands for the whole document. */
function overAllText(node: unknown): unknown {
  if (!isFields(node)) return node
  if (node.type === 'This') return { type: 'AccessAttribute', name: ALL_TEXT }
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return node
  const elements = node.elements.map((element: unknown) =>
    isFields(element) ? { ...element, value: overAllText(element.value) } : element,
  )
  return { ...node, elements }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item)
  else if (isFields(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (!name.startsWith('_')) yield* textsIn(inner)
    }
  }
}

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
