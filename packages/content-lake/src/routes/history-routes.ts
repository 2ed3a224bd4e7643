import { Hono } from 'hono'
import { getPublishedId, isPublicId, type StoredDocument } from '../core/document.ts'
import { getEvents, type History, type PointInTime } from '../core/history.ts'
import type { Committed, Lake } from '../core/lake.ts'
import { getEffects } from '../core/mendoza.ts'
import { getAllReferences } from '../core/references.ts'
import { reader, user } from '../http/access.ts'
import { count, flag, type LakeContext, type LakeEnv, sendLines } from '../http/exchange.ts'
import { HttpError } from '../http/http-error.ts'

/** Earlier revisions, transactions and references of documents. */
export const createHistoryRoutes = (lake: Lake, history: History) =>
  new Hono<LakeEnv>()
    .get('/data/history/:dataset/documents/:ids', reader, (c) => {
      const canRead = (id: string) => c.get('user') !== null || isPublicId(id)
      const documents = getDocuments(
        history,
        parseIds(c.req.param('ids')).filter(canRead),
        parsePointInTime(c),
      )
      return c.json({ documents })
    })

    .get('/data/history/:dataset/events/documents/:id', user, (c) => {
      const id = c.req.param('id')
      const limit = count(c, 'limit', 100)
      const cursor = c.req.query('nextCursor') ?? null
      const { events, nextCursor } = getEvents(history, id, { limit, cursor })
      return c.json({ events: { [id]: events }, nextCursor })
    })

    .get('/data/history/:dataset/transactions/:ids', user, (c) => {
      const { fromTransaction, toTransaction } = c.req.query()
      const transactions = history.transactions({
        documents: parseIds(c.req.param('ids')),
        from: fromTransaction ?? null,
        to: toTransaction ?? null,
        reverse: flag(c, 'reverse'),
        limit: count(c, 'limit', 100),
      })
      return sendLines(
        c,
        transactions.map((transaction) => toLine(transaction, c)),
      )
    })

    // There is no other dataset that could have references.
    .get('/data/references/:dataset/documents/:id/to', user, (c) => {
      const { id, dataset: datasetName } = c.req.param()
      const referrers = flag(c, 'excludeInternalReferences')
        ? []
        : [...lake.documents.values()].filter((document) => getAllReferences(document).has(id))
      const references = referrers.map(({ _id }) => ({
        projectId: lake.projectId,
        datasetName,
        documentId: _id,
      }))
      return c.json({ totalCount: references.length, references })
    })

const parseIds = (ids: string): string[] => ids.split(',').filter(Boolean)

/**
 * Returns earlier revisions. A draft's event list includes publishes without a draft, such as the bundled content; for
 * such a revision of the draft, the lake returns the published document, so that an editor can restore it.
 */
function getDocuments(
  history: History,
  ids: readonly string[],
  moment: PointInTime,
): StoredDocument[] {
  const getPublished = (id: string) => {
    const publishedId = getPublishedId(id)
    if (ids.includes(publishedId) || !('revision' in moment)) return null
    const document = history.documentAt(publishedId, moment)
    return document?._rev === moment.revision ? document : null
  }
  return ids
    .map((id) => history.documentAt(id, moment) ?? getPublished(id))
    .filter((document) => document !== null)
}

function parsePointInTime(c: LakeContext): PointInTime {
  if (flag(c, 'lastRevision')) return { lastRevision: true }
  const { revision, time: asked } = c.req.query()
  if (revision !== undefined) return { revision }
  const time = new Date(asked ?? Date.now())
  if (Number.isNaN(time.getTime())) throw new HttpError(400, 'Expected "time" to be a date')
  return { time: time.toISOString() }
}

function toLine({ id, timestamp, author, changes }: Committed, c: LakeContext): object {
  const withEffects = c.req.query('effectFormat') === 'mendoza'
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.id),
    ...(!flag(c, 'excludeMutations') && {
      mutations: changes.flatMap(({ mutations }) => mutations),
    }),
    ...(withEffects && {
      effects: Object.fromEntries(changes.map((change) => [change.id, getEffects(change)])),
    }),
  }
}
