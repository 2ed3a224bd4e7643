import type { StoredDocument } from './document.ts'
import { Queries } from './queries.ts'
import type { OutboxEntry, Store } from './store.ts'
import { planChanges, type Result, type TransactRequest } from './transact.ts'
import type { Transaction } from './transaction.ts'
import { TransactionError } from './transaction-error.ts'
import type { Documents } from './working-set.ts'

/** A transaction on the disk; later ones have higher numbers. */
export type Committed = Transaction & { readonly sequence: number }

type Receipt = { transactionId: string; results: Result[] }

type LakeOptions = {
  store: Store
  projectId: string
  dataset: string
  /** Webhooks of a transaction, written together with it. */
  outbox?: (transaction: Transaction) => OutboxEntry[]
  /** Query timeout in milliseconds, for tests. */
  queryTime?: number
}

/**
 * A dataset: documents in memory, with every change written to disk first. Everything is synchronous, so transactions
 * need no locks.
 */
export class Lake {
  readonly projectId: string
  readonly dataset: string
  readonly queries: Queries
  readonly #store: Store
  readonly #outbox: NonNullable<LakeOptions['outbox']>
  readonly #documents: Map<string, StoredDocument>
  readonly #listeners = new Set<(transaction: Committed) => void>()

  constructor({ store, projectId, dataset, outbox = () => [], queryTime }: LakeOptions) {
    this.projectId = projectId
    this.dataset = dataset
    this.#store = store
    this.#outbox = outbox
    this.#documents = store.documents()
    this.queries = new Queries({
      documents: this.#documents,
      projectId,
      dataset,
      time: queryTime,
    })
  }

  get documents(): Documents {
    return this.#documents
  }

  /**
   * Runs mutations or actions. On return they are on the disk and listeners are notified. Throws TransactionError if
   * they are rejected, and QueryError or QueryLimitError for a query that selects documents; then nothing has changed.
   */
  transact(request: TransactRequest): Receipt {
    const { transactionId } = request
    if (transactionId !== undefined && this.#store.hasTransaction(transactionId)) {
      throw new TransactionError(409, {
        type: 'transactionIDAlreadyExistsError',
        description: `A transaction with the ID "${transactionId}" already exists`,
      })
    }
    const { transaction, results } = planChanges(
      request,
      this.#documents,
      (query, params, documents) =>
        this.queries.select({ query, params, user: request.author }, documents),
    )
    if (!request.dryRun && transaction.changes.length > 0) this.#commit(transaction)
    return { transactionId: transaction.id, results }
  }

  /**
   * Freezes query results, as hosted Sanity's index lags for a while after a change. Reads by id, patches and listeners
   * stay current.
   */
  pauseIndex(): void {
    this.queries.hold()
  }

  /** Unfreezes query results. */
  releaseIndex(): void {
    this.queries.release()
  }

  /**
   * Calls the listener after each commit, in order, until the returned function is called. The listener must not throw:
   * the writer would get an error for a successful write.
   */
  subscribe(listener: (transaction: Committed) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #commit(transaction: Transaction): void {
    const sequence = this.#store.commit(transaction, this.#outbox(transaction))
    for (const { id, after } of transaction.changes) {
      if (after) this.#documents.set(id, after)
      else this.#documents.delete(id)
    }
    this.queries.changed()
    for (const listener of this.#listeners) listener({ ...transaction, sequence })
  }
}
