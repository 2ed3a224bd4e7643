import { isFields } from './document.ts'

/** The name of the field that holds all text of a document while a search runs. */
const ALL_TEXT = '__text'

/**
 * Makes a query tree that groq-js can run out of one with `text::query()`, which it only parses:
 * `@ match text::query("web dev*")` becomes a plain match over all text of the document.
 */
export function withPlainSearch<Tree>(tree: Tree): Tree
export function withPlainSearch(tree: unknown): unknown {
  if (Array.isArray(tree)) return tree.map((node: unknown) => withPlainSearch(node))
  if (!isFields(tree)) return tree
  const node = Object.fromEntries(
    Object.entries(tree).map(([name, inner]) => [name, withPlainSearch(inner)]),
  )
  const isMatch = node.type === 'OpCall' && node.op === 'match'
  const searched = isMatch ? searchedText(tree.right) : undefined
  return searched === undefined ? node : { ...node, left: overAllText(node.left), right: searched }
}

/** A copy of the document with all its text in one more field, which no projection spreads. */
export const withAllText = (document: object): object =>
  Object.defineProperty({ ...document }, ALL_TEXT, { value: [...textsIn(document)].join(' ') })

/** What the argument of `text::query()` is; undefined for any other node. */
function searchedText(node: unknown): unknown {
  const isSearch = isFields(node) && node.type === 'FuncCall' && node.namespace === 'text'
  return isSearch && Array.isArray(node.args) ? node.args[0] : undefined
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
