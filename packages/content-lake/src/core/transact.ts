import { type Action, runAction } from './actions/document-actions.ts'
import { applyMutation, type FindIds, type Outcome } from './apply-mutation.ts'
import { createId, isFields, type StoredDocument } from './document.ts'
import type { Mutation } from './mutation.ts'
import { checkReferences } from './references.ts'
import { getOperation, type Transaction } from './transaction.ts'
import { createMalformedError, TransactionError } from './transaction-error.ts'
import { type Documents, WorkingSet } from './working-set.ts'

/** Returns a copy in which every object in a list has a `_key`, as the Studio requires. */
function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      isFields(item) ? { _key: createId(12), ...withFieldKeys(item) } : withKeys(item),
    )
  }
  return isFields(value) ? withFieldKeys(value) : value
}

const withFieldKeys = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, withKeys(inner)]))

/** Mutations or actions that apply all together or not at all. */
export type TransactRequest = {
  /** The user's id. */
  author: string
  /** Becomes the `_rev` of changed documents; generated if missing. */
  transactionId?: string
  /** Checks everything and stores nothing. */
  dryRun?: boolean
  /** Adds missing keys to objects in lists. */
  generateKeys?: boolean
} & ({ mutations: readonly Mutation[] } | { actions: readonly Action[] })

/** The document after the transaction; before it, for a deletion. */
export type Result = Outcome & { document: StoredDocument | null }

type Plan = { transaction: Transaction; results: Result[] }

/** Computes the changes of a request without applying them. Throws TransactionError. */
export function planChanges(request: TransactRequest, documents: Documents, find: FindIds): Plan {
  const id = request.transactionId ?? createId()
  if (!/^[\w.-]{1,128}$/.test(id))
    throw createMalformedError(`Invalid transaction ID ${JSON.stringify(id)}`)
  const set = new WorkingSet(documents, id, new Date().toISOString())
  const outcomes = 'mutations' in request ? applyAll(set, request, find) : runAll(set, request)
  const changes = set.changes()
  checkReferences(set, changes)
  return {
    transaction: { id, author: request.author, timestamp: set.timestamp, changes },
    results: (
      outcomes ?? changes.map((change) => ({ id: change.id, operation: getOperation(change) }))
    ).map((outcome) => ({
      ...outcome,
      document: set.get(outcome.id) ?? documents.get(outcome.id) ?? null,
    })),
  }
}

function applyAll(
  set: WorkingSet,
  { mutations, generateKeys }: { mutations: readonly Mutation[]; generateKeys?: boolean },
  find: FindIds,
): Outcome[] {
  return mutations.flatMap((mutation, index) =>
    withIndex(index, () =>
      applyMutation(set, generateKeys ? (withKeys(mutation) as Mutation) : mutation, find),
    ),
  )
}

function runAll(set: WorkingSet, { actions }: { actions: readonly Action[] }): void {
  for (const [index, action] of actions.entries()) withIndex(index, () => runAction(set, action))
}

/** Adds the index of the mutation or action to errors. */
function withIndex<Value>(index: number, work: () => Value): Value {
  try {
    return work()
  } catch (error) {
    throw error instanceof TransactionError ? error.at(index) : error
  }
}
