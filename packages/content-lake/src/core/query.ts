import { type ExprNode, evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js'
import type { View } from './perspective.ts'
import { MAX_QUERY_LENGTH, QueryLimitError } from './query-limit-error.ts'
import { withAllText, withPlainSearch } from './text-search.ts'

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
