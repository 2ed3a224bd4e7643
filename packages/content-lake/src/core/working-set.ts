import type { StoredDocument } from './document.ts'
import type { Mutation } from './mutation.ts'
import type { Change } from './transaction.ts'

export type Documents = ReadonlyMap<string, StoredDocument>

type StagedDocument = {
  before: StoredDocument | null
  after: StoredDocument | null
  mutations: Mutation[]
}

/**
 * The documents during a transaction: those of the lake with its changes on top. The lake is unchanged until the
 * commit.
 */
export class WorkingSet {
  readonly transactionId: string
  readonly timestamp: string
  readonly #documents: Documents
  readonly #drafts = new Map<string, StagedDocument>()

  constructor(documents: Documents, transactionId: string, timestamp: string) {
    this.#documents = documents
    this.transactionId = transactionId
    this.timestamp = timestamp
  }

  get(id: string): StoredDocument | null {
    const draft = this.#drafts.get(id)
    return draft ? draft.after : (this.#documents.get(id) ?? null)
  }

  /** Records a mutation's result (null: deleted), with a new revision and date. */
  put(id: string, after: StoredDocument | null, mutation: Mutation): void {
    const draft = this.#drafts.get(id) ?? { before: this.get(id), after: null, mutations: [] }
    draft.after = after && { ...after, _rev: this.transactionId, _updatedAt: this.timestamp }
    draft.mutations.push(mutation)
    this.#drafts.set(id, draft)
  }

  /** All documents, changes included, in no particular order. */
  *all(): Generator<StoredDocument> {
    for (const [id, document] of this.#documents) if (!this.#drafts.has(id)) yield document
    for (const { after } of this.#drafts.values()) if (after) yield after
  }

  /** The changes, in the order of the first mutation of each document. */
  changes(): Change[] {
    return [...this.#drafts]
      .map(([id, draft]) => ({ id, ...draft }))
      .filter(({ before, after }) => before !== null || after !== null)
  }
}
