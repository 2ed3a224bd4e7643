import type { StoredDocument } from '../core/document.ts'
import type { Perspective } from '../core/perspective.ts'
import type { Params, QueryContext } from '../core/query.ts'
import type { Indexed } from '../core/query-index.ts'
import type { QueryLimitError } from '../core/query-limit-error.ts'
import type { SourceMap } from '../core/source-map.ts'

type Query = { query: string; params: Params; context: QueryContext }

/** A question. `anyone`: without a token, only public documents are seen. */
export type AnswerTask = Query & {
  kind: 'answer'
  perspective: Perspective
  anyone: boolean
  /** Whether it is asked where the values of the answer come from. */
  sourceMap?: boolean
}

/** What a question comes to: JSON, what it depends on, and where it comes from. */
export type Answer = { json: Uint8Array; syncTags: string[]; sourceMap?: SourceMap }

/** Which of the documents does the query of a listener let through? */
export type MatchTask = Query & { kind: 'match'; documents: readonly (StoredDocument | null)[] }

/** One piece of work for a query process. */
export type Task = AnswerTask | MatchTask

/** What a query process hears. */
export type Message =
  | { type: 'documents'; documents: Indexed[] }
  /** @param time milliseconds that it may take. */
  | { type: 'task'; task: Task; time: number }

/** What it says: one reply for each task. */
export type Reply =
  | { type: 'done'; value: Answer | boolean[] }
  | { type: 'malformed'; message: string; query: string; position: number }
  | { type: 'limit'; limit: QueryLimitError['limit'] }
  | { type: 'failed'; stack: string }
