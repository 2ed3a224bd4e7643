import type { StoredDocument } from './document.ts'
import { parseQuery, type QueryContext, runQuery } from './query.ts'
import { QueryIndex } from './query-index.ts'
import { QueryLimitError } from './query-limit-error.ts'
import type { OutboxEntry, Store } from './store.ts'
import { planned, type Result, type TransactRequest } from './transact.ts'
import type { Transaction } from './transaction.ts'
import { TransactionError } from './transaction-error.ts'
import { withinTime } from './within-time.ts'
import type { Documents } from './working-set.ts'

/** Milliseconds that a query may take which selects documents to change; all else waits for it. */
const SELECTION_TIMEOUT_MS = 2_000

/** A transaction that is on the disk; later ones have higher numbers. */
export type Committed = Transaction & { readonly sequence: number }

export type Receipt = { transactionId: string; results: Result[] }

export type LakeOptions = {
  store: Store
  projectId: string
  dataset: string
  /** What is to be sent out because of a transaction; written in the same breath as it. */
  outbox?: (transaction: Transaction) => OutboxEntry[]
  /** Milliseconds by which queries lag behind each change; 0 unless told otherwise. */
  indexLag?: number
}

/**
 * One dataset: its documents in memory, and every change of them on the disk first. All of it is
 * synchronous, so transactions follow one another without locks.
 */
export class Lake {
  readonly projectId: string
  readonly dataset: string
  /** What queries see. */
  readonly index: QueryIndex
  readonly #store: Store
  readonly #outbox: NonNullable<LakeOptions['outbox']>
  readonly #documents: Map<string, StoredDocument>
  readonly #listeners = new Set<(transaction: Committed) => void>()
  readonly #indexLag: number

  constructor({ store, projectId, dataset, outbox = () => [], indexLag = 0 }: LakeOptions) {
    this.projectId = projectId
    this.dataset = dataset
    this.#store = store
    this.#outbox = outbox
    this.#documents = store.documents()
    this.#indexLag = indexLag
    this.index = new QueryIndex(this.#documents)
  }

  get documents(): Documents {
    return this.#documents
  }

  /**
   * Carries out mutations or actions. When it returns, they are on the disk and listeners know.
   * Throws TransactionError if they are refused, and QueryError or QueryLimitError because of a query
   * that selects documents; then nothing has changed.
   */
  transact(request: TransactRequest): Receipt {
    const { transactionId } = request
    if (transactionId !== undefined && this.#store.hasTransaction(transactionId)) {
      throw new TransactionError(409, {
        type: 'transactionIDAlreadyExistsError',
        description: `A transaction with the ID "${transactionId}" already exists`,
      })
    }
    const { transaction, results } = planned(request, this.#documents, (query, params, documents) =>
      withinTime(
        SELECTION_TIMEOUT_MS,
        () => idsIn(this.#run(query, params, documents, request.author)),
        () => new QueryLimitError('time'),
      ),
    )
    if (!request.dryRun && transaction.changes.length > 0) this.#commit(transaction)
    return { transactionId: transaction.id, results }
  }

  contextOf(identity: string): QueryContext {
    return { identity, projectId: this.projectId, dataset: this.dataset }
  }

  /**
   * Queries answer from now on what they would answer now, as with hosted Sanity for a while after a
   * change. Reading by id, patches and listeners know what is newer.
   */
  holdIndex(): void {
    this.index.hold()
  }

  /** Queries see everything again. */
  releaseIndex(): void {
    this.index.release()
  }

  /**
   * Calls the listener after each commit, in order, until the returned function is called. It must
   * not throw: the one who wrote would be told of a failure that is none.
   */
  subscribe(listener: (transaction: Committed) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #commit(transaction: Transaction): void {
    const sequence = this.#store.commit(transaction, this.#outbox(transaction))
    if (this.#indexLag > 0) this.index.holdFor(this.#indexLag)
    for (const { id, after } of transaction.changes) {
      if (after) this.#documents.set(id, after)
      else this.#documents.delete(id)
    }
    this.index.change(transaction.changes.map(({ id }) => id))
    for (const listener of this.#listeners) listener({ ...transaction, sequence })
  }

  #run(query: string, params: object, documents: StoredDocument[], identity: string): unknown {
    const byId = new Map(documents.map((document) => [document._id, document]))
    const parsed = parseQuery(query, { ...params })
    return runQuery(parsed, { documents, byId }, this.contextOf(identity))
  }
}

/** A query that selects documents to change may give the documents or only their ids. */
function idsIn(found: unknown): string[] {
  const list: unknown[] = Array.isArray(found) ? found : [found]
  return list.flatMap((item) => {
    if (typeof item === 'string') return [item]
    const hasId = typeof item === 'object' && item !== null && '_id' in item
    return hasId && typeof item._id === 'string' ? [item._id] : []
  })
}
