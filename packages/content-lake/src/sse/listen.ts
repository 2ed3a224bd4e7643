import { isPublicId, isVersionId, newId } from '../core/document-id.ts'
import type { History } from '../core/history.ts'
import type { Committed, Lake } from '../core/lake.ts'
import { matches, parseQuery } from '../core/query.ts'
import type { Change } from '../core/transaction.ts'
import { type Exchange, flag } from '../http/exchange.ts'
import { answerTo } from '../http/http-error.ts'
import { queryParams } from '../http/query-params.ts'
import { openEventStream } from './event-stream.ts'
import { eventId, mutationEvent, transitionOf } from './mutation-event.ts'

/**
 * Streams the changes of documents that match a query. A listener that lost its connection and
 * says which event it heard last is told what it missed (`welcomeback`), or that it must read the
 * documents anew (`reset`).
 */
export function listen(lake: Lake, history: History, exchange: Exchange): void {
  const { url, request, user } = exchange
  const query = parseQuery(url.searchParams.get('query') ?? '*', queryParams(url))
  const options = {
    includeMutations: flag(exchange, 'includeMutations', true),
    includeResult: flag(exchange, 'includeResult'),
    includePreviousRevision: flag(exchange, 'includePreviousRevision'),
    includeEffects: url.searchParams.get('effectFormat') === 'mendoza',
  }
  const versions = flag(exchange, 'includeAllVersions')
  const mayHear = ({ id }: Change) => (user ? versions || !isVersionId(id) : isPublicId(id))
  const context = lake.contextOf(user?.id ?? 'anonymous')

  const stream = openEventStream(exchange, () => unsubscribe())
  const tell = (transaction: Committed, changes = transaction.changes): void => {
    for (const change of changes) {
      const [before, after] = [change.before, change.after].map((document) =>
        matches(query, document, context),
      )
      const transition = mayHear(change) && transitionOf(before === true, after === true)
      if (!transition) continue
      const event = mutationEvent(transaction, change, transition, options)
      stream.send('mutation', event, eventId(transaction, change))
    }
  }
  const last = flag(exchange, 'enableResume') ? request.headers['last-event-id'] : undefined
  const missed = typeof last === 'string' ? missedSince(history, last) : undefined
  if (missed) {
    stream.send('welcomeback', { listenerName: newId() })
    for (const [transaction, changes] of missed) tell(transaction, changes)
  } else {
    stream.send(last === undefined ? 'welcome' : 'reset', { listenerName: newId() })
  }
  const unsubscribe = lake.subscribe((transaction) => {
    try {
      tell(transaction)
    } catch (error) {
      // The query can be read but not run; the writer of the transaction is not to suffer from it.
      stream.send('channelError', { message: answerTo(error).message })
      stream.end()
    }
  })
}

type Missed = [Committed, readonly Change[]][]

/** What followed an event; undefined if the lake does not know the event. */
function missedSince(history: History, last: string): Missed | undefined {
  const [transactionId = '', documentId] = last.split('#')
  const sequence = history.sequenceOf(transactionId)
  if (sequence === undefined) return undefined
  return history.since(sequence - 1).map((transaction) => {
    const { changes, id } = transaction
    const heard =
      id === transactionId ? changes.findIndex((change) => change.id === documentId) : -1
    return [transaction, changes.slice(heard + 1)]
  })
}
