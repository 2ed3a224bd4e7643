import { createContext, Script } from 'node:vm'
import { isFields, type StoredDocument } from './document.ts'
import { createView, type Perspective, type View } from './perspective.ts'
import {
  matchesQuery,
  type Params,
  parseQuery,
  type QueryContext,
  QueryLimitError,
  runQuery,
} from './query.ts'
import type { Documents } from './working-set.ts'

const context = createContext({ work: undefined })
const script = new Script('work()')

/**
 * Runs synchronous work and aborts it at a timeout: then throws the error of `late`. A running built-in function
 * finishes first.
 */
function runWithTimeout<Result>(
  milliseconds: number,
  work: () => Result,
  late: () => Error,
): Result {
  context.work = work
  try {
    return script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    // An error of the context is not an instance of this realm's Error.
    const isTimeout = isFields(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    throw isTimeout ? late() : error
  }
}

/** Query timeout in milliseconds. Hosted Sanity allows a minute, for much larger datasets. */
const TIMEOUT_MS = 10_000

/** Maximum JSON characters of a result. */
const MAX_ANSWER_LENGTH = 32 * 1024 * 1024

/** A query and the user's id; null without a token, which sees only public documents. */
type Question = { query: string; params: Params; user: string | null }

/** The result as JSON and, on demand, its source map. */
type Answer = { json: string; sourceMap?: SourceMap }

/** One tag for the whole dataset; hosted Sanity tags types. */
export const SYNC_TAGS = ['s1:all']

type QueriesOptions = {
  /** The lake's current documents. */
  documents: Documents
  projectId: string
  dataset: string
  /** Query timeout in milliseconds, for tests. */
  time?: number
}

/**
 * Runs GROQ in the lake's process, which a query blocks. All methods throw QueryError for a malformed query, and
 * QueryLimitError for one that is too long, too slow or has too large a result.
 */
export class Queries {
  readonly #options: QueriesOptions
  readonly #views = new Map<string, View>()
  #frozen: Documents | null = null

  constructor(options: QueriesOptions) {
    this.#options = options
  }

  /** Freezes the documents that queries see. */
  hold(): void {
    this.#frozen ??= new Map(this.#options.documents)
  }

  release(): void {
    this.#frozen = null
    this.#views.clear()
  }

  /** Call it when documents have changed. */
  changed(): void {
    if (!this.#frozen) this.#views.clear()
  }

  answer(
    { query, params, user }: Question,
    options: { perspective: Perspective; sourceMap: boolean },
  ): Answer {
    return this.#limited(() => {
      const parsed = parseQuery(query, params)
      const view = this.#view(options.perspective, user === null)
      const result = runQuery(parsed, view, this.#context(user))
      const json = JSON.stringify(result ?? null)
      if (json.length > MAX_ANSWER_LENGTH) throw new QueryLimitError('memory')
      return options.sourceMap ? { json, sourceMap: createSourceMap(result, view) } : { json }
    })
  }

  /** Returns a filter for a listener's query. Throws if the query is malformed. */
  matcher({ query, params, user }: Question): (document: StoredDocument | null) => boolean {
    const parsed = this.#limited(() => parseQuery(query, params))
    return (document) => this.#limited(() => matchesQuery(parsed, document, this.#context(user)))
  }

  /** The ids that a query selects for a change; its results may be documents or ids. */
  select({ query, params, user }: Question, documents: StoredDocument[]): string[] {
    return this.#limited(() => {
      const byId = new Map(documents.map((document) => [document._id, document]))
      const result = runQuery(parseQuery(query, params), { documents, byId }, this.#context(user))
      const list: unknown[] = Array.isArray(result) ? result : [result]
      const ids = list.map((item) => (isFields(item) ? item._id : item))
      return ids.filter((id) => typeof id === 'string')
    })
  }

  #view(perspective: Perspective, anyone: boolean): View {
    const key = `${perspective} ${anyone}`
    const { documents } = this.#options
    const view = this.#views.get(key) ?? createView(this.#frozen ?? documents, perspective, anyone)
    this.#views.set(key, view)
    return view
  }

  #context(user: string | null): QueryContext {
    const { projectId, dataset } = this.#options
    return { identity: user ?? 'anonymous', projectId, dataset }
  }

  #limited<Result>(work: () => Result): Result {
    try {
      const { time = TIMEOUT_MS } = this.#options
      return runWithTimeout(time, work, () => new QueryLimitError('time'))
    } catch (error) {
      // Excessive nesting, or a text beyond the maximum string length.
      throw error instanceof RangeError ? new QueryLimitError('memory', { cause: error }) : error
    }
  }
}

/** The sources of a result's values, in Sanity's format (Content Source Maps). */
type SourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

/**
 * Returns a result's source map: one mapping for each whole document, which is enough for the Studio's live preview of
 * keystrokes. Projected or computed values have no source here, unlike in hosted Sanity.
 */
function createSourceMap(result: unknown, { byId }: Pick<View, 'byId'>): SourceMap {
  const map: SourceMap = { documents: [], paths: ['$'], mappings: {} }
  const add = (value: unknown, path: string) => {
    if (!isFields(value) || typeof value._id !== 'string') return
    const stored = byId.get(value._id)
    if (!stored || JSON.stringify(stored) !== JSON.stringify(value)) return
    const { _originalId: id = value._id } = value
    const source = { type: 'documentValue', document: map.documents.length, path: 0 } as const
    map.documents.push({ _id: String(id), _type: String(value._type) })
    map.mappings[path] = { type: 'value', source }
  }
  if (Array.isArray(result)) for (const [index, item] of result.entries()) add(item, `$[${index}]`)
  else add(result, '$')
  return map
}
