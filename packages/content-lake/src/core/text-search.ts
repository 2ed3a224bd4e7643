import { folded } from '@kitewright/content-rules/search'
import { isFields } from './document.ts'

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
