import { folded } from '@kitewright/content-rules/search'
import { type ExprNode, evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js'
import { isFields } from './document.ts'
import type { View } from './perspective.ts'
import { MAX_QUERY_LENGTH, QueryLimitError } from './queries.ts'

/** The name of the field that holds all text of a document while a search runs. */
const ALL_TEXT = '__text'

/**
 * Makes a query tree that groq-js can run out of one with `text::query()`, which it only parses:
 * `@ match text::query("web dev*")` becomes a plain match over all text of the document. What is
 * looked for is folded as that text is, so that lists of the Studio find what its own search finds.
 */
function withPlainSearch<Tree>(tree: Tree, params: Params): Tree
function withPlainSearch(tree: unknown, params: Params): unknown {
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
const withAllText = (document: object): object =>
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

/** The query cannot be read or run; `position` counts characters from its beginning. */
export class QueryError extends Error {
  override name = 'QueryError'
  readonly query: string
  readonly position: number

  constructor(message: string, query: string, position: number) {
    super(message)
    this.query = query
    this.position = position
  }
}

export type Params = Readonly<Record<string, unknown>>

/** A query that was read once and can be run many times. */
export type ParsedQuery = { text: string; tree: ExprNode; params: Params; searches: boolean }

/** Who asks, for `identity()`, and where, for `sanity::projectId()` and `sanity::dataset()`. */
export type QueryContext = { identity: string; projectId: string; dataset: string }

/**
 * Throws QueryError if the query is malformed or names a parameter that was not given, and QueryLimitError, before
 * it reads it, if it is too long.
 */
export function parseQuery(text: string, params: Params): ParsedQuery {
  if (Buffer.byteLength(text) > MAX_QUERY_LENGTH) throw new QueryLimitError('size')
  const tree = guarded(text, () => parse(text, { params: { ...params } }))
  for (const name of parameterNames(tree)) {
    if (!Object.hasOwn(params, name)) {
      throw new QueryError(
        `param $${name} referenced, but not provided`,
        text,
        text.indexOf(`$${name}`),
      )
    }
  }
  const searches = text.includes('text::query')
  return { text, tree: searches ? withPlainSearch(tree, params) : tree, params, searches }
}

/** Runs a query over a view. Throws QueryError if it uses what groq-js cannot run. */
export function runQuery(query: ParsedQuery, view: View, context: QueryContext): unknown {
  const { identity, ...sanity } = context
  return guarded(query.text, () =>
    toJS(
      evaluateSync(query.tree, {
        dataset: query.searches ? view.documents.map(withAllText) : view.documents,
        params: { ...query.params },
        identity,
        sanity,
        // Without this, each reference is looked up by reading all documents.
        dereference: ({ _ref }: { _ref: string }) => view.byId.get(_ref) ?? null,
      }),
    ),
  )
}

/** Whether a listener that asked this query is to hear of the document. */
export function matches(
  query: ParsedQuery,
  document: object | null,
  context: QueryContext,
): boolean {
  if (!document) return false
  if (query.tree.type === 'Everything') return true
  const found = runQuery(query, { documents: [document], byId: new Map() }, context)
  return Array.isArray(found) ? found.length > 0 : Boolean(found)
}

function guarded<Result>(query: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    // Nested too deeply, or a text longer than a text can be.
    if (error instanceof RangeError) throw new QueryLimitError('memory', { cause: error })
    const message = error instanceof Error ? error.message : String(error)
    const position = error instanceof GroqSyntaxError ? error.position : 0
    throw new QueryError(message, query, position)
  }
}

function* parameterNames(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Parameter' && 'name' in node) yield String(node.name)
  for (const inner of Object.values(node)) yield* parameterNames(inner)
}
