import { createContext, Script } from 'node:vm'
import { isFields, type StoredDocument } from './document.ts'
import { type Perspective, type View, viewOf } from './perspective.ts'
import { matches, type Params, parseQuery, type QueryContext, runQuery } from './query.ts'
import type { Documents } from './working-set.ts'

/** The largest query, in bytes; hosted Sanity takes no larger one either. */
export const MAX_QUERY_LENGTH = 300_000

const words = {
  size: `Query size exceeded: a query may have ${MAX_QUERY_LENGTH / 1000} kB`,
  time: 'Maximum query execution time exceeded',
  memory: 'Maximum working set exceeded: the query or its answer is too large',
}

/** A query asks for more than one request may have. */
export class QueryLimitError extends Error {
  override name = 'QueryLimitError'
  readonly limit: keyof typeof words

  constructor(limit: keyof typeof words, options?: ErrorOptions) {
    super(words[limit], options)
    this.limit = limit
  }
}

const context = createContext({ work: undefined })
const script = new Script('work()')

/**
 * Runs work that does not wait for anything, and breaks it off in the midst when it takes too long:
 * then throws what `late` makes. What is under way inside a built-in function is first finished.
 */
function withinTime<Result>(milliseconds: number, work: () => Result, late: () => Error): Result
function withinTime(milliseconds: number, work: () => unknown, late: () => Error): unknown {
  context.work = work
  try {
    return script.runInContext(context, { timeout: milliseconds })
  } catch (error) {
    // Made by the context, so not an instance of our own Error.
    const isLate = isFields(error) && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    throw isLate ? late() : error
  }
}

/** Milliseconds that a query may take. Hosted Sanity gives a minute, for much larger datasets. */
const TIMEOUT_MS = 10_000

/** Characters of JSON that an answer may have. */
const MAX_ANSWER_LENGTH = 32 * 1024 * 1024

/** A query and the id of the user who asks; null without a token, who sees public documents only. */
export type Question = { query: string; params: Params; user: string | null }

/** The result as JSON and, on demand, where it comes from. */
export type Answer = { json: string; sourceMap?: SourceMap }

/** Each answer depends on the whole dataset, as far as live events go; hosted Sanity names types. */
export const SYNC_TAGS = ['s1:all']

export type QueriesOptions = {
  /** Those of the lake, which change. */
  documents: Documents
  projectId: string
  dataset: string
  /** Milliseconds that a query may take, for tests. */
  time?: number
}

/**
 * Runs GROQ in the process of the lake: while a query runs, nothing else does. All methods throw QueryError
 * for a malformed query, and QueryLimitError for one that is too long, too slow or has too large an answer.
 */
export class Queries {
  readonly #options: QueriesOptions
  readonly #views = new Map<string, View>()
  #held: Documents | null = null

  constructor(options: QueriesOptions) {
    this.#options = options
  }

  /** Queries see the documents of this moment until `release`. */
  hold(): void {
    this.#held ??= new Map(this.#options.documents)
  }

  /** Queries see everything again. */
  release(): void {
    this.#held = null
    this.#views.clear()
  }

  /** To be called when documents have changed. */
  changed(): void {
    if (!this.#held) this.#views.clear()
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
      return options.sourceMap ? { json, sourceMap: sourceMapOf(result, view) } : { json }
    })
  }

  /** Returns whether the query of a listener lets a document through; throws at once if it is malformed. */
  matcher({ query, params, user }: Question): (document: StoredDocument | null) => boolean {
    const parsed = this.#limited(() => parseQuery(query, params))
    return (document) => this.#limited(() => matches(parsed, document, this.#context(user)))
  }

  /** The ids that a query selects for a change; it may give the documents or only their ids. */
  select({ query, params, user }: Question, documents: StoredDocument[]): string[] {
    return this.#limited(() => {
      const byId = new Map(documents.map((document) => [document._id, document]))
      const found = runQuery(parseQuery(query, params), { documents, byId }, this.#context(user))
      const list: unknown[] = Array.isArray(found) ? found : [found]
      const ids = list.map((item) => (isFields(item) ? item._id : item))
      return ids.filter((id) => typeof id === 'string')
    })
  }

  #view(perspective: Perspective, anyone: boolean): View {
    const key = `${perspective} ${anyone}`
    const { documents } = this.#options
    const view = this.#views.get(key) ?? viewOf(this.#held ?? documents, perspective, anyone)
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
      return withinTime(time, work, () => new QueryLimitError('time'))
    } catch (error) {
      // Nested too deeply, or a text longer than a text can be.
      throw error instanceof RangeError ? new QueryLimitError('memory', { cause: error }) : error
    }
  }
}

/** Where the values of an answer come from, as Sanity tells it (Content Source Maps). */
type SourceMap = {
  documents: { _id: string; _type: string }[]
  paths: string[]
  mappings: Record<
    string,
    { type: 'value'; source: { type: 'documentValue'; document: number; path: number } }
  >
}

/**
 * The source map of an answer: for each whole document in it, one mapping of all its fields, which is enough
 * for the Studio to show keystrokes in a preview before they are saved. What a query projects or computes has
 * no source here; hosted Sanity tells that too.
 */
function sourceMapOf(result: unknown, { byId }: Pick<View, 'byId'>): SourceMap {
  const map: SourceMap = { documents: [], paths: ['$'], mappings: {} }
  const add = (value: unknown, place: string) => {
    if (!isFields(value) || typeof value._id !== 'string') return
    const stored = byId.get(value._id)
    if (!stored || JSON.stringify(stored) !== JSON.stringify(value)) return
    const { _originalId: id = value._id } = value
    const source = { type: 'documentValue', document: map.documents.length, path: 0 } as const
    map.documents.push({ _id: String(id), _type: String(value._type) })
    map.mappings[place] = { type: 'value', source }
  }
  if (Array.isArray(result)) for (const [index, item] of result.entries()) add(item, `$[${index}]`)
  else add(result, '$')
  return map
}
