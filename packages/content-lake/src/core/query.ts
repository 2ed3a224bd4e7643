import { normalizeForSearch } from '@kitewright/content-rules/text'
import { type ExprNode, evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js'
import { isFields } from './document.ts'
import type { View } from './perspective.ts'

/** Maximum query size in bytes, as in hosted Sanity. */
const MAX_QUERY_LENGTH = 300_000

const messages = {
  size: `Query size exceeded: a query may have ${MAX_QUERY_LENGTH / 1000} kB`,
  time: 'Maximum query execution time exceeded',
  memory: 'Maximum working set exceeded: the query or its answer is too large',
}

/** A query exceeds the limits of a request. */
export class QueryLimitError extends Error {
  override name = 'QueryLimitError'
  readonly limit: keyof typeof messages

  constructor(limit: keyof typeof messages, options?: ErrorOptions) {
    super(messages[limit], options)
    this.limit = limit
  }
}

/** A field with all text of a document during a search. */
const ALL_TEXT = '__text'

/**
 * Rewrites `text::query()`, which groq-js parses but cannot run: `@ match text::query("web dev*")` becomes a plain
 * match on all text of the document. Both texts are normalized, so that the Studio's lists find the same as its search.
 */
function withPlainSearch(tree: unknown, params: Params): unknown {
  if (Array.isArray(tree)) return tree.map((node: unknown) => withPlainSearch(node, params))
  if (!isFields(tree)) return tree
  const node = Object.fromEntries(
    Object.entries(tree).map(([name, inner]) => [name, withPlainSearch(inner, params)]),
  )
  const isMatch = node.type === 'OpCall' && node.op === 'match'
  const searched = isMatch ? getSearchedText(tree.right, params) : undefined
  return searched === undefined ? node : { ...node, left: toAllText(node.left), right: searched }
}

/** Returns a copy with all text in an extra field, which projections do not spread. */
const withAllText = (document: object): object =>
  Object.defineProperty({ ...document }, ALL_TEXT, {
    value: normalizeForSearch([...collectTexts(document)].join(' ')),
  })

/** The normalized argument of `text::query()`; undefined for other nodes. */
function getSearchedText(node: unknown, params: Params): unknown {
  const isSearch = isFields(node) && node.type === 'FuncCall' && node.namespace === 'text'
  const searched: unknown = isSearch && Array.isArray(node.args) ? node.args[0] : undefined
  if (!isFields(searched)) return undefined
  const text = searched.type === 'Parameter' ? params[String(searched.name)] : searched.value
  return typeof text === 'string' ? { type: 'Value', value: normalizeForSearch(text) } : searched
}

/** `@`, alone or in a list, means the whole document. */
function toAllText(node: unknown): unknown {
  if (!isFields(node)) return node
  if (node.type === 'This') return { type: 'AccessAttribute', name: ALL_TEXT }
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return node
  const elements = node.elements.map((element: unknown) =>
    isFields(element) ? { ...element, value: toAllText(element.value) } : element,
  )
  return { ...node, elements }
}

function* collectTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (Array.isArray(value)) for (const item of value) yield* collectTexts(item)
  else if (isFields(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (!name.startsWith('_')) yield* collectTexts(inner)
    }
  }
}

/** The query cannot be parsed or run; `position` is a character offset. */
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

/** A parsed query for repeated runs. */
type ParsedQuery = { text: string; tree: ExprNode; params: Params; searches: boolean }

/** The values of `identity()`, `sanity::projectId()` and `sanity::dataset()`. */
export type QueryContext = { identity: string; projectId: string; dataset: string }

/**
 * Throws QueryError if the query is malformed or a parameter is missing, and QueryLimitError, before parsing, if it is
 * too long.
 */
export function parseQuery(text: string, params: Params): ParsedQuery {
  if (Buffer.byteLength(text) > MAX_QUERY_LENGTH) throw new QueryLimitError('size')
  const tree = withQueryErrors(text, () => parse(text, { params: { ...params } }))
  for (const name of collectParameterNames(tree)) {
    if (!Object.hasOwn(params, name)) {
      throw new QueryError(
        `param $${name} referenced, but not provided`,
        text,
        text.indexOf(`$${name}`),
      )
    }
  }
  if (text.includes('diff::') && hasDiff(tree)) {
    const message = 'diff:: functions are not supported by the local content lake'
    throw new QueryError(message, text, text.indexOf('diff::'))
  }
  const searches = text.includes('text::query')
  return {
    text,
    tree: searches ? (withPlainSearch(tree, params) as ExprNode) : tree,
    params,
    searches,
  }
}

/** Runs a query on a view. Throws QueryError if groq-js does not support it. */
export function runQuery(query: ParsedQuery, view: View, context: QueryContext): unknown {
  const { identity, ...sanity } = context
  return withQueryErrors(query.text, () =>
    toJS(
      evaluateSync(query.tree, {
        dataset: query.searches ? view.documents.map(withAllText) : view.documents,
        params: { ...query.params },
        identity,
        sanity,
        // Otherwise each reference would scan all documents.
        dereference: ({ _ref }: { _ref: string }) => view.byId.get(_ref) ?? null,
      }),
    ),
  )
}

/** Whether a document matches a listener's query. */
export function matchesQuery(
  query: ParsedQuery,
  document: object | null,
  context: QueryContext,
): boolean {
  if (!document) return false
  if (query.tree.type === 'Everything') return true
  const result = runQuery(query, { documents: [document], byId: new Map() }, context)
  return Array.isArray(result) ? result.length > 0 : Boolean(result)
}

function withQueryErrors<Result>(query: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    // Excessive nesting, or a text beyond the maximum string length.
    if (error instanceof RangeError) throw new QueryLimitError('memory', { cause: error })
    const message = error instanceof Error ? error.message : String(error)
    const position = error instanceof GroqSyntaxError ? error.position : 0
    throw new QueryError(message, query, position)
  }
}

/** groq-js runs `diff::` only in promises, which a time limit cannot stop. */
const hasDiff = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (('namespace' in node && node.namespace === 'diff') || Object.values(node).some(hasDiff))

function* collectParameterNames(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Parameter' && 'name' in node) yield String(node.name)
  for (const inner of Object.values(node)) yield* collectParameterNames(inner)
}
