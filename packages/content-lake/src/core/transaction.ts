import type { StoredDocument } from './document.ts'
import type { Mutation } from './mutation.ts'

/** The change of one document in a transaction. */
export type Change = {
  readonly id: string
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
  /** The document's mutations, with resolved queries and completed ids. */
  readonly mutations: readonly Mutation[]
}

export type Transaction = {
  /** The `_rev` of every changed document. */
  readonly id: string
  /** The id of a user. */
  readonly author: string
  /** ISO 8601. */
  readonly timestamp: string
  readonly changes: readonly Change[]
}

export type Operation = 'create' | 'update' | 'delete'

export function getOperation({ before, after }: Pick<Change, 'before' | 'after'>): Operation {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}
