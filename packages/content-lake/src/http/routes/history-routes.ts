import type { StoredDocument } from '../../core/document.ts'
import { publishedIdOf } from '../../core/document-id.ts'
import type { History, Moment } from '../../core/history.ts'
import { eventsOf } from '../../core/history-events.ts'
import type { Committed, Lake } from '../../core/lake.ts'
import { effectsOf } from '../../core/mendoza.ts'
import { allReferences } from '../../core/references.ts'
import { count, type Exchange, flag, sendJson, sendLines } from '../exchange.ts'
import { HttpError } from '../http-error.ts'
import { type Route, route } from '../router.ts'

/** What documents were, what happened to them, and who points to them. */
export const historyRoutes = (lake: Lake, history: History): Route[] => [
  route('GET', '/data/history/:dataset/documents/:ids', 'user', (exchange) => {
    const documents = documentsAt(history, idsOf(exchange), momentOf(exchange))
    sendJson(exchange, { documents })
  }),

  route('GET', '/data/history/:dataset/events/documents/:id', 'user', (exchange) => {
    const { id = '' } = exchange.params
    const limit = count(exchange, 'limit', 100)
    const cursor = exchange.url.searchParams.get('nextCursor')
    const { events, nextCursor } = eventsOf(history, id, { limit, cursor })
    sendJson(exchange, { events: { [id]: events }, nextCursor })
  }),

  route('GET', '/data/history/:dataset/transactions/:ids', 'user', (exchange) => {
    const { searchParams } = exchange.url
    const transactions = history.transactions({
      documents: idsOf(exchange),
      from: searchParams.get('fromTransaction'),
      to: searchParams.get('toTransaction'),
      fromTime: searchParams.get('fromTime'),
      toTime: searchParams.get('toTime'),
      authors: searchParams.get('authors')?.split(','),
      reverse: flag(exchange, 'reverse'),
      limit: count(exchange, 'limit', 100),
    })
    sendLines(
      exchange,
      transactions.map((transaction) => lineOf(transaction, exchange)),
    )
  }),

  // Only this dataset exists, so nothing points here from another one.
  route('GET', '/data/references/:dataset/documents/:id/to', 'user', (exchange) => {
    const { id = '', dataset: datasetName } = exchange.params
    const referrers = flag(exchange, 'excludeInternalReferences')
      ? []
      : [...lake.documents.values()].filter((document) => allReferences(document).has(id))
    const references = referrers.map(({ _id }) => ({
      projectId: lake.projectId,
      datasetName,
      documentId: _id,
    }))
    sendJson(exchange, { totalCount: references.length, references })
  }),
]

const idsOf = ({ params }: Exchange): string[] => (params.ids ?? '').split(',').filter(Boolean)

/**
 * The documents as they were. The list of events of a draft also holds what was published without
 * one, such as the bundled content; asked for such a revision of the draft, the lake gives the
 * published document, so that an editor can go back to it.
 */
function documentsAt(history: History, ids: readonly string[], moment: Moment): StoredDocument[] {
  const published = (id: string) => {
    const publishedId = publishedIdOf(id)
    if (ids.includes(publishedId) || !('revision' in moment)) return null
    const document = history.documentAt(publishedId, moment)
    return document?._rev === moment.revision ? document : null
  }
  return ids
    .map((id) => history.documentAt(id, moment) ?? published(id))
    .filter((document) => document !== null)
}

function momentOf(exchange: Exchange): Moment {
  const { searchParams } = exchange.url
  if (flag(exchange, 'lastRevision')) return { lastRevision: true }
  const revision = searchParams.get('revision')
  if (revision !== null) return { revision }
  const time = new Date(searchParams.get('time') ?? Date.now())
  if (Number.isNaN(time.getTime())) throw new HttpError(400, 'Expected "time" to be a date')
  return { time: time.toISOString() }
}

function lineOf({ id, timestamp, author, changes }: Committed, exchange: Exchange): object {
  const withEffects = exchange.url.searchParams.get('effectFormat') === 'mendoza'
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.id),
    ...(!flag(exchange, 'excludeMutations') && {
      mutations: changes.flatMap(({ mutations }) => mutations),
    }),
    ...(withEffects && {
      effects: Object.fromEntries(changes.map((change) => [change.id, effectsOf(change)])),
    }),
  }
}
