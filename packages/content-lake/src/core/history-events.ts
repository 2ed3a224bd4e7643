import { draftIdOf, isPublishedId, publishedIdOf, releaseOf } from './document-id.ts'
import type { History } from './history.ts'
import type { Committed } from './lake.ts'
import type { Change } from './transaction.ts'

/** One entry of the list that the Studio shows beside a document. */
export type HistoryEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  versionId?: string
  versionRevisionId?: string
  revisionId?: string
  releaseId?: string
  cause?: { type: string }
}

export type EventPage = { events: HistoryEvent[]; nextCursor: string }

/** How many transactions are read for one page; edits of a draft make no event of their own. */
const BATCH_SIZE = 1000

/**
 * What happened in the life of a document, newest first. For a published id: its publications and
 * removals. For a draft or version: those, and when the draft came and went.
 *
 * @param cursor the id of the transaction with which the page before ended.
 */
export function eventsOf(
  history: History,
  id: string,
  { limit, cursor }: { limit: number; cursor: string | null },
): EventPage {
  const publishedId = publishedIdOf(id)
  const versionId = isPublishedId(id) ? draftIdOf(publishedId) : id
  const found = history
    .transactions({
      documents: [publishedId, versionId],
      to: cursor,
      reverse: true,
      limit: BATCH_SIZE,
    })
    .filter((transaction) => transaction.id !== cursor)
    .flatMap((transaction) => {
      const event = eventOf(transaction, publishedId, versionId)
      return event && (!isPublishedId(id) || !aboutVersionOnly.has(event.type))
        ? [{ event, transaction }]
        : []
    })
  const page = found.slice(0, limit)
  return {
    events: page.map(({ event }) => event),
    nextCursor: found.length > limit ? (page.at(-1)?.transaction.id ?? '') : '',
  }
}

const aboutVersionOnly = new Set(['createDocumentVersion', 'deleteDocumentVersion'])

function eventOf(
  { id, timestamp, author, changes }: Committed,
  publishedId: string,
  versionId: string,
): HistoryEvent | null {
  const published = changes.find((change) => change.id === publishedId)
  const version = changes.find((change) => change.id === versionId)
  const kind = kindOf(published, version)
  if (!kind) return null
  const releaseId = releaseOf(versionId)
  return {
    type: kind,
    timestamp,
    author,
    documentId: publishedId,
    ...(version && { versionId, versionRevisionId: version.before?._rev ?? id }),
    ...(published?.after && { revisionId: id }),
    ...(releaseId !== undefined && { releaseId }),
    ...(kind === 'publishDocumentVersion' && { cause: { type: 'document.publish' } }),
  }
}

function kindOf(published: Change | undefined, version: Change | undefined): string | null {
  if (published?.after) {
    if (version?.before && !version.after) return 'publishDocumentVersion'
    return published.before ? 'updateLiveDocument' : 'createLiveDocument'
  }
  if (published) return version?.after ? 'unpublishDocument' : 'deleteDocumentGroup'
  if (version && !version.before) return 'createDocumentVersion'
  return version && !version.after ? 'deleteDocumentVersion' : null
}
