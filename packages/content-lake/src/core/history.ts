import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { getDraftId, getPublishedId, isDraftId, type StoredDocument } from './document.ts'
import type { Committed } from './lake.ts'
import { parseMutations } from './mutation.ts'
import { parseDocument } from './store.ts'
import type { Change } from './transaction.ts'

/** A point in history: after a transaction, at a time, or before deletion. */
export type PointInTime = { revision: string } | { time: string } | { lastRevision: true }

/** Transactions to read; the ids are inclusive. */
type Span = {
  documents: readonly string[]
  from?: string | null
  to?: string | null
  reverse?: boolean
  limit?: number
}

/** Reads the changes that the store wrote. */
export class History {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The document at a moment; null if it did not exist or the transaction is unknown. */
  documentAt(id: string, moment: PointInTime): StoredDocument | null {
    const [condition, values] = buildCondition(moment)
    const row = this.#database
      .prepare(
        `select after from changes join transactions using (sequence)
         where document = ? and ${condition} order by sequence desc limit 1`,
      )
      .get(id, ...values)
    return row?.after ? parseDocument(id, row.after) : null
  }

  /** Transactions of these documents, with only their changes. */
  transactions({ documents, limit = 100, reverse = false, ...span }: Span): Committed[] {
    const marks = documents.map(() => '?').join(', ')
    const [conditions, values] = buildSpanConditions(span)
    const rows = this.#database
      .prepare(
        `select sequence, id, author, timestamp from transactions
         where sequence in (select sequence from changes where document in (${marks}))
         ${conditions} order by sequence ${reverse ? 'desc' : 'asc'} limit ?`,
      )
      .all(...documents, ...values, limit)
    return rows.map((row) => this.#committed(row, documents))
  }

  /** All complete transactions after a number, for reconnecting clients. */
  since(sequence: number): Committed[] {
    return this.#database
      .prepare('select * from transactions where sequence > ? order by sequence')
      .all(sequence)
      .map((row) => this.#committed(row, null))
  }

  /** The number of a transaction; undefined if unknown. */
  getSequence(transactionId: string): number | undefined {
    const row = this.#database
      .prepare('select sequence from transactions where id = ?')
      .get(transactionId)
    return row && Number(row.sequence)
  }

  /** The number of the newest transaction, or 0. */
  get newest(): number {
    return Number(
      this.#database.prepare('select max(sequence) as newest from transactions').get()?.newest ?? 0,
    )
  }

  /** A complete transaction by number, or undefined. */
  transaction(sequence: number): Committed | undefined {
    const row = this.#database
      .prepare('select * from transactions where sequence = ?')
      .get(sequence)
    return row && this.#committed(row, null)
  }

  #committed(row: Record<string, unknown>, documents: readonly string[] | null): Committed {
    const sequence = Number(row.sequence)
    const changes = this.#changes(sequence).filter(({ id }) => documents?.includes(id) ?? true)
    const { id, author, timestamp } = row
    return {
      sequence,
      id: String(id),
      author: String(author),
      timestamp: String(timestamp),
      changes,
    }
  }

  #changes(sequence: number): Change[] {
    return this.#database
      .prepare(
        `select document, after, mutations, (
           select after from changes as earlier
           where earlier.document = changes.document and earlier.sequence < changes.sequence
           order by earlier.sequence desc limit 1
         ) as before
         from changes where sequence = ? order by place`,
      )
      .all(sequence)
      .map(({ document, before, after, mutations }) => ({
        id: String(document),
        before: before === null ? null : parseDocument(document, before),
        after: after === null ? null : parseDocument(document, after),
        mutations: parseMutations(JSON.parse(String(mutations))),
      }))
  }
}

function buildCondition(moment: PointInTime): [condition: string, values: string[]] {
  if ('lastRevision' in moment) return ['after is not null', []]
  if ('time' in moment) return ['timestamp <= ?', [moment.time]]
  const known = 'sequence <= (select sequence from transactions where id = ?)'
  return [known, [moment.revision]]
}

function buildSpanConditions(
  span: Omit<Span, 'documents' | 'limit' | 'reverse'>,
): [conditions: string, values: SQLInputValue[]] {
  const { from, to } = span
  const parts: [string, SQLInputValue[]][] = []
  const selectSequence = '(select sequence from transactions where id = ?)'
  if (from) parts.push([`and sequence >= ${selectSequence}`, [from]])
  if (to) parts.push([`and sequence <= ${selectSequence}`, [to]])
  return [parts.map(([sql]) => sql).join(' '), parts.flatMap(([, values]) => values)]
}

/** An entry of the Studio's history list. */
type HistoryEvent = {
  type: string
  timestamp: string
  author: string
  documentId: string
  versionId?: string
  versionRevisionId?: string
  revisionId?: string
  cause?: { type: string }
}

type EventPage = { events: HistoryEvent[]; nextCursor: string }

/** Transactions read per page; edits of a draft create no event. */
const BATCH_SIZE = 1000

/**
 * Returns a document's events, newest first. For a published id: publications and removals. For a draft: those, and
 * when the draft was created and removed.
 *
 * @param cursor the id of the last transaction of the page before.
 */
export function getEvents(
  history: History,
  id: string,
  { limit, cursor }: { limit: number; cursor: string | null },
): EventPage {
  const publishedId = getPublishedId(id)
  const draftId = getDraftId(publishedId)
  const transactions = history
    .transactions({
      documents: [publishedId, draftId],
      to: cursor,
      reverse: true,
      limit: BATCH_SIZE,
    })
    .filter((transaction) => transaction.id !== cursor)
    .flatMap((transaction) => {
      const event = createEvent(transaction, publishedId, draftId)
      return event && (isDraftId(id) || !aboutDraftOnly.has(event.type))
        ? [{ event, transaction }]
        : []
    })
  const page = transactions.slice(0, limit)
  return {
    events: page.map(({ event }) => event),
    nextCursor: transactions.length > limit ? (page.at(-1)?.transaction.id ?? '') : '',
  }
}

const aboutDraftOnly = new Set(['createDocumentVersion', 'deleteDocumentVersion'])

function createEvent(
  { id, timestamp, author, changes }: Committed,
  publishedId: string,
  draftId: string,
): HistoryEvent | null {
  const published = changes.find((change) => change.id === publishedId)
  const draft = changes.find((change) => change.id === draftId)
  const kind = getKind(published, draft)
  if (!kind) return null
  return {
    type: kind,
    timestamp,
    author,
    documentId: publishedId,
    ...(draft && { versionId: draftId, versionRevisionId: draft.before?._rev ?? id }),
    ...(published?.after && { revisionId: id }),
    ...(kind === 'publishDocumentVersion' && { cause: { type: 'document.publish' } }),
  }
}

function getKind(published: Change | undefined, draft: Change | undefined): string | null {
  if (published?.after) {
    if (draft?.before && !draft.after) return 'publishDocumentVersion'
    return published.before ? 'updateLiveDocument' : 'createLiveDocument'
  }
  if (published) return draft?.after ? 'unpublishDocument' : 'deleteDocumentGroup'
  if (draft && !draft.before) return 'createDocumentVersion'
  return draft && !draft.after ? 'deleteDocumentVersion' : null
}
