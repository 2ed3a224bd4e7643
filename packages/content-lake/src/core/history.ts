import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { draftIdOf, isDraftId, publishedIdOf, type StoredDocument } from './document.ts'
import type { Committed } from './lake.ts'
import { parseMutations } from './mutation.ts'
import { parseDocument } from './store.ts'
import type { Change } from './transaction.ts'

/** A moment in the history of documents: after a transaction, at a time, or before they went. */
export type Moment = { revision: string } | { time: string } | { lastRevision: true }

/** Which transactions to read; ids of transactions count as included. */
type Span = {
  documents: readonly string[]
  from?: string | null
  to?: string | null
  reverse?: boolean
  limit?: number
}

/** Reads what the store wrote about changes; nothing here changes anything. */
export class History {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The document at a moment; null if it was not there, or if the transaction is not known. */
  documentAt(id: string, moment: Moment): StoredDocument | null {
    const [condition, values] = conditionOf(moment)
    const row = this.#database
      .prepare(
        `select after from changes join transactions using (sequence)
         where document = ? and ${condition} order by sequence desc limit 1`,
      )
      .get(id, ...values)
    return row?.after ? parseDocument(id, row.after) : null
  }

  /** The transactions that touched any of the documents; only the changes of those are given. */
  transactions({ documents, limit = 100, reverse = false, ...span }: Span): Committed[] {
    const marks = documents.map(() => '?').join(', ')
    const [conditions, values] = spanConditions(span)
    const rows = this.#database
      .prepare(
        `select sequence, id, author, timestamp from transactions
         where sequence in (select sequence from changes where document in (${marks}))
         ${conditions} order by sequence ${reverse ? 'desc' : 'asc'} limit ?`,
      )
      .all(...documents, ...values, limit)
    return rows.map((row) => this.#committed(row, documents))
  }

  /** All transactions after a number, whole, for those who were away. */
  since(sequence: number): Committed[] {
    return this.#database
      .prepare('select * from transactions where sequence > ? order by sequence')
      .all(sequence)
      .map((row) => this.#committed(row, null))
  }

  /** The number of a transaction; undefined if it is not known. */
  sequenceOf(transactionId: string): number | undefined {
    const row = this.#database
      .prepare('select sequence from transactions where id = ?')
      .get(transactionId)
    return row && Number(row.sequence)
  }

  /** The number of the newest transaction; 0 if there is none. */
  get newest(): number {
    return Number(
      this.#database.prepare('select max(sequence) as newest from transactions').get()?.newest ?? 0,
    )
  }

  /** A transaction by its number, whole; undefined if there is none. */
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

function conditionOf(moment: Moment): [condition: string, values: string[]] {
  if ('lastRevision' in moment) return ['after is not null', []]
  if ('time' in moment) return ['timestamp <= ?', [moment.time]]
  const known = 'sequence <= (select sequence from transactions where id = ?)'
  return [known, [moment.revision]]
}

function spanConditions(
  span: Omit<Span, 'documents' | 'limit' | 'reverse'>,
): [conditions: string, values: SQLInputValue[]] {
  const { from, to } = span
  const parts: [string, SQLInputValue[]][] = []
  const numberOf = '(select sequence from transactions where id = ?)'
  if (from) parts.push([`and sequence >= ${numberOf}`, [from]])
  if (to) parts.push([`and sequence <= ${numberOf}`, [to]])
  return [parts.map(([sql]) => sql).join(' '), parts.flatMap(([, values]) => values)]
}

/** One entry of the list that the Studio shows beside a document. */
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

/** How many transactions are read for one page; edits of a draft make no event of their own. */
const BATCH_SIZE = 1000

/**
 * What happened in the life of a document, newest first. For a published id: its publications and
 * removals. For a draft: those, and when the draft came and went.
 *
 * @param cursor the id of the transaction with which the page before ended.
 */
export function eventsOf(
  history: History,
  id: string,
  { limit, cursor }: { limit: number; cursor: string | null },
): EventPage {
  const publishedId = publishedIdOf(id)
  const draftId = draftIdOf(publishedId)
  const found = history
    .transactions({
      documents: [publishedId, draftId],
      to: cursor,
      reverse: true,
      limit: BATCH_SIZE,
    })
    .filter((transaction) => transaction.id !== cursor)
    .flatMap((transaction) => {
      const event = eventOf(transaction, publishedId, draftId)
      return event && (isDraftId(id) || !aboutDraftOnly.has(event.type))
        ? [{ event, transaction }]
        : []
    })
  const page = found.slice(0, limit)
  return {
    events: page.map(({ event }) => event),
    nextCursor: found.length > limit ? (page.at(-1)?.transaction.id ?? '') : '',
  }
}

const aboutDraftOnly = new Set(['createDocumentVersion', 'deleteDocumentVersion'])

function eventOf(
  { id, timestamp, author, changes }: Committed,
  publishedId: string,
  draftId: string,
): HistoryEvent | null {
  const published = changes.find((change) => change.id === publishedId)
  const draft = changes.find((change) => change.id === draftId)
  const kind = kindOf(published, draft)
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

function kindOf(published: Change | undefined, draft: Change | undefined): string | null {
  if (published?.after) {
    if (draft?.before && !draft.after) return 'publishDocumentVersion'
    return published.before ? 'updateLiveDocument' : 'createLiveDocument'
  }
  if (published) return draft?.after ? 'unpublishDocument' : 'deleteDocumentGroup'
  if (draft && !draft.before) return 'createDocumentVersion'
  return draft && !draft.after ? 'deleteDocumentVersion' : null
}
