import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createId, isPublicId } from '../core/document.ts'
import type { History } from '../core/history.ts'
import type { Committed, Lake } from '../core/lake.ts'
import { getEffects } from '../core/mendoza.ts'
import type { Change } from '../core/transaction.ts'
import { flag, type LakeContext, queryParams } from '../http/exchange.ts'
import { toHttpResponse } from '../http/http-error.ts'

/** Milliseconds between heartbeats. */
const HEARTBEAT_MS = 10_000

/** Bytes that a reader may lag behind before it is disconnected; it then reconnects and catches up. */
const MAX_BUFFERED_BYTES = 16 * 1024 * 1024

type EventStream = {
  /** @param id the client sends it on reconnect, to get missed events. */
  send(event: string, data: object, id?: string): void
  end(): void
  /** The route's response. */
  response: Response
}

/** Opens a stream of server-sent events; `closed` is called once, whichever side ends it. */
export function openEventStream(c: LakeContext, closed: () => void): EventStream {
  const { incoming: request, outgoing: response } = c.env
  // A web stream would not expose how far its reader lags behind.
  response.writeHead(200, {
    ...Object.fromEntries(c.res.headers),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  })
  request.socket.setNoDelay(true)
  // A HEAD request would otherwise wait for the first event, and never end.
  if (request.method === 'HEAD') response.end()
  const write = (text: string): void => {
    if (response.writableEnded) return
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy()
    else response.write(text)
  }
  write(':\n\n')
  const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MS)
  response.once('close', () => {
    clearInterval(heartbeat)
    closed()
  })
  return {
    send(event, data, id) {
      const lines = [`event: ${event}`, ...(id === undefined ? [] : [`id: ${id}`])]
      write(`${lines.join('\n')}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    end: () => response.end(),
    response: RESPONSE_ALREADY_SENT,
  }
}

/** The listener's options for events. */
type EventOptions = {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeEffects: boolean
}

/** The effect of a change on a query's result. */
type Transition = 'appear' | 'update' | 'disappear'

function getTransition(before: boolean, after: boolean): Transition | null {
  if (before) return after ? 'update' : 'disappear'
  return after ? 'appear' : null
}

/** Id of one change of a transaction; a reconnecting listener sends the last one. */
const getEventId = (transaction: Committed, { id }: Change): string => `${transaction.id}#${id}`

/**
 * Number of events of a transaction for one listener, and the index of an event, from 1. Changes that its query or
 * access excludes do not count: the Studio buffers a document's events until it has `total` of them, and its form is
 * locked until then.
 */
type EventCount = { current: number; total: number }

/** One change as the data of a `mutation` event. */
function createMutationEvent(
  transaction: Committed,
  change: Change,
  transition: Transition,
  { current, total }: EventCount,
  options: EventOptions,
): object {
  const { before, after } = change
  return {
    eventId: getEventId(transaction, change),
    documentId: change.id,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    visibility: 'query',
    // A new document has no `previousRev` field.
    ...(before && { previousRev: before._rev }),
    resultRev: transaction.id,
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    ...(options.includeMutations && { mutations: change.mutations }),
    ...(options.includeResult && after && { result: after }),
    ...(options.includePreviousRevision && { previous: before }),
    ...(options.includeEffects && { effects: getEffects(change) }),
  }
}

/**
 * Streams changes of documents that match a query. A reconnecting listener that names its last event gets the missed
 * ones (`welcomeback`), or must refetch the documents (`reset`).
 */
export function listen(lake: Lake, history: History, c: LakeContext): Response {
  const user = c.get('user')
  const options = {
    includeMutations: flag(c, 'includeMutations', true),
    includeResult: flag(c, 'includeResult'),
    includePreviousRevision: flag(c, 'includePreviousRevision'),
    includeEffects: c.req.query('effectFormat') === 'mendoza',
  }
  const canReceive = ({ id }: Change) => user !== null || isPublicId(id)
  // Throws for a malformed query before the stream starts.
  const matches = lake.queries.matcher({
    query: c.req.query('query') ?? '*',
    params: queryParams(c.req.query()),
    user: user?.id ?? null,
  })
  const stream = openEventStream(c, () => unsubscribe())
  const send = (transaction: Committed, unsent: readonly Change[]): void => {
    const visible = transaction.changes.filter(canReceive).flatMap((change) => {
      const transition = getTransition(matches(change.before), matches(change.after))
      return transition ? [{ change, transition }] : []
    })
    for (const [index, { change, transition }] of visible.entries()) {
      if (!unsent.includes(change)) continue
      const count = { current: index + 1, total: visible.length }
      const event = createMutationEvent(transaction, change, transition, count, options)
      stream.send('mutation', event, getEventId(transaction, change))
    }
  }
  const trySend = (transaction: Committed, unsent = transaction.changes): void => {
    try {
      send(transaction, unsent)
    } catch (error) {
      // The query can be parsed but not run; the client reconnects.
      stream.send('channelError', { message: toHttpResponse(error).message })
      stream.end()
    }
  }
  const last = flag(c, 'enableResume') ? c.req.header('last-event-id') : undefined
  const missed = last !== undefined ? findMissed(history, last) : undefined
  if (missed) {
    stream.send('welcomeback', { listenerName: createId() })
    for (const [transaction, unsent] of missed) trySend(transaction, unsent)
  } else {
    stream.send(last === undefined ? 'welcome' : 'reset', { listenerName: createId() })
  }
  const unsubscribe = lake.subscribe((transaction) => trySend(transaction))
  return stream.response
}

type Missed = [Committed, readonly Change[]][]

/** Events after the given one; undefined if it is unknown. */
function findMissed(history: History, last: string): Missed | undefined {
  const [transactionId = '', documentId] = last.split('#')
  const sequence = history.getSequence(transactionId)
  if (sequence === undefined) return undefined
  return history.since(sequence - 1).map((transaction) => {
    const { changes, id } = transaction
    const visible =
      id === transactionId ? changes.findIndex((change) => change.id === documentId) : -1
    return [transaction, changes.slice(visible + 1)]
  })
}
