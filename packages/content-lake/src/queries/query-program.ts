/**
 * The program of a query process: knows all documents, and runs one query after the other. A query
 * that needs too much memory ends this process, and nothing else.
 */
import type { StoredDocument } from '../core/document.ts'
import { type Perspective, type View, viewOf } from '../core/perspective.ts'
import { matches, parseQuery, QueryError, runQuery } from '../core/query.ts'
import { QueryLimitError } from '../core/query-limit-error.ts'
import { sourceMapOf } from '../core/source-map.ts'
import { syncTagsOf } from '../core/sync-tags.ts'
import { withinTime } from '../core/within-time.ts'
import type { Answer, Message, Reply, Task } from './task.ts'

/** Bytes of JSON that an answer may have. */
const MAX_ANSWER_LENGTH = 64 * 1024 * 1024

const documents = new Map<string, StoredDocument>()
const views = new Map<string, View>()

process.on('message', (message: Message) => {
  if (message.type === 'task') process.send?.(replyTo(message))
  else change(message.documents)
})
process.on('disconnect', () => process.exit())

function change(changed: Extract<Message, { type: 'documents' }>['documents']): void {
  for (const [id, document] of changed) {
    if (document) documents.set(id, document)
    else documents.delete(id)
  }
  views.clear()
}

function replyTo({ task, time }: Extract<Message, { type: 'task' }>): Reply {
  try {
    const value = withinTime(
      time,
      () => run(task),
      () => new QueryLimitError('time'),
    )
    return { type: 'done', value }
  } catch (error) {
    if (error instanceof QueryLimitError) return { type: 'limit', limit: error.limit }
    if (error instanceof QueryError) {
      const { message, query, position } = error
      return { type: 'malformed', message, query, position }
    }
    // As in the query itself: nested too deeply, or longer than a text can be.
    if (error instanceof RangeError) return { type: 'limit', limit: 'memory' }
    return { type: 'failed', stack: error instanceof Error ? String(error.stack) : String(error) }
  }
}

function run(task: Task): Answer | boolean[] {
  const query = parseQuery(task.query, task.params)
  if (task.kind === 'match') {
    return task.documents.map((document) => matches(query, document, task.context))
  }
  const seen = view(task.perspective, task.anyone)
  const result = runQuery(query, seen, task.context)
  const json = Buffer.from(JSON.stringify(result ?? null))
  if (json.length > MAX_ANSWER_LENGTH) throw new QueryLimitError('memory')
  const syncTags = syncTagsOf(query)
  return task.sourceMap
    ? { json, syncTags, sourceMap: sourceMapOf(result, seen) }
    : { json, syncTags }
}

function view(perspective: Perspective, anyone: boolean): View {
  const key = JSON.stringify([perspective, anyone])
  const found = views.get(key) ?? viewOf(documents, perspective, anyone)
  views.set(key, found)
  return found
}
