import type { StoredDocument } from './document.ts'
import type { Mutation } from './mutation.ts'

/** What one transaction did to one document. */
export type Change = {
  readonly id: string
  readonly before: StoredDocument | null
  readonly after: StoredDocument | null
  /** Those that touched this document, with queries resolved and missing ids filled in. */
  readonly mutations: readonly Mutation[]
}

export type Transaction = {
  /** Becomes the `_rev` of every document it changed. */
  readonly id: string
  /** The id of a user. */
  readonly author: string
  /** ISO 8601. */
  readonly timestamp: string
  readonly changes: readonly Change[]
}

export type Operation = 'create' | 'update' | 'delete'

export function operationOf({ before, after }: Pick<Change, 'before' | 'after'>): Operation {
  if (!before) return 'create'
  return after ? 'update' : 'delete'
}
