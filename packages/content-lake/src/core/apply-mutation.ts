import { Mutation as Mutator } from '@sanity/mutator'
import {
  createId,
  describeIdRules,
  type Fields,
  isDocumentId,
  isFields,
  type StoredDocument,
} from './document.ts'
import type { IncomingDocument, Mutation, Patch, Selection } from './mutation.ts'
import type { Operation } from './transaction.ts'
import {
  createExistsError,
  createMalformedError,
  createNotFoundError,
  createRevisionError,
} from './transaction-error.ts'
import type { WorkingSet } from './working-set.ts'

/**
 * Returns the patched document with the same revision and dates. Throws TransactionError: 409 if the patch expects
 * another revision, 400 if a path is malformed or the patch would change `_id` or `_type`.
 */
function applyPatch(document: StoredDocument, patch: Patch): StoredDocument {
  const { ifRevisionID, ...operations } = patch
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  if (ifRevisionID !== undefined && ifRevisionID !== _rev) {
    throw createRevisionError(_id, ifRevisionID, _rev)
  }
  const result = apply(document, operations)
  if (result._id !== _id) throw createMalformedError('Cannot modify immutable attribute "_id"')
  if (result._type !== _type)
    throw createMalformedError('Cannot modify immutable attribute "_type"')
  return { ...result, _id, _type, _rev, _createdAt, _updatedAt }
}

function apply(document: StoredDocument, operations: Omit<Patch, 'ifRevisionID'>) {
  const mutator = new Mutator({ mutations: [{ patch: { ...operations, id: document._id } }] })
  let result: unknown
  try {
    result = mutator.apply(document)
  } catch (error) {
    throw createMalformedError(error instanceof Error ? error.message : String(error))
  }
  if (!isFields(result)) throw createMalformedError('A patch must leave a document')
  return result
}

/** The effect of a mutation on a document; `none` if it changed nothing. */
export type Outcome = { id: string; operation: Operation | 'none' }

/** Returns the ids of the given documents that match a GROQ query. */
export type FindIds = (query: string, params: Fields, documents: StoredDocument[]) => string[]

/** Applies one mutation to the set. Throws TransactionError. */
export function applyMutation(set: WorkingSet, mutation: Mutation, find: FindIds): Outcome[] {
  if ('create' in mutation) return [create(set, mutation.create)]
  if ('createIfNotExists' in mutation) return [createIfMissing(set, mutation.createIfNotExists)]
  if ('createOrReplace' in mutation) return [replace(set, mutation.createOrReplace)]
  if ('delete' in mutation) {
    const { purge } = mutation.delete
    return selectIds(set, mutation.delete, find).map((id) => remove(set, id, purge))
  }
  const { patch: body } = mutation
  const ids = selectIds(set, body, find)
  return ids.map((id) => patch(set, id, getOperations(body)))
}

export function create(set: WorkingSet, incoming: IncomingDocument): Outcome {
  const document = withId(set, incoming)
  if (set.get(document._id)) throw createExistsError(document._id)
  set.put(document._id, document, { create: document })
  return { id: document._id, operation: 'create' }
}

export function replace(set: WorkingSet, incoming: IncomingDocument): Outcome {
  const document = withId(set, incoming)
  const operation = set.get(document._id) ? 'update' : 'create'
  set.put(document._id, document, { createOrReplace: document })
  return { id: document._id, operation }
}

export function remove(set: WorkingSet, id: string, purge?: true): Outcome {
  if (!set.get(id)) return { id, operation: 'none' }
  set.put(id, null, { delete: { id, ...(purge && { purge }) } })
  return { id, operation: 'delete' }
}

export function patch(set: WorkingSet, id: string, operations: Patch): Outcome {
  const document = set.get(id)
  if (!document) throw createNotFoundError(id)
  set.put(id, applyPatch(document, operations), { patch: { ...operations, id } })
  return { id, operation: 'update' }
}

function createIfMissing(set: WorkingSet, incoming: IncomingDocument): Outcome {
  const document = withId(set, incoming)
  if (set.get(document._id)) return { id: document._id, operation: 'none' }
  set.put(document._id, document, { createIfNotExists: document })
  return { id: document._id, operation: 'create' }
}

/** Adds an id if it is missing or a prefix (`post.`), and dates. */
function withId(set: WorkingSet, incoming: IncomingDocument): StoredDocument {
  const { _id: given = '', _createdAt } = incoming
  const _id = given === '' || given.endsWith('.') ? `${given}${createId()}` : given
  // Also checks derived ids of drafts and versions.
  if (!isDocumentId(_id)) throw createMalformedError(describeIdRules(_id))
  return {
    ...incoming,
    _id,
    _rev: set.transactionId,
    _createdAt: typeof _createdAt === 'string' ? _createdAt : set.timestamp,
    _updatedAt: set.timestamp,
  }
}

const selectIds = (set: WorkingSet, selection: Selection, find: FindIds): string[] =>
  'id' in selection ? [selection.id] : find(selection.query, selection.params, [...set.all()])

/** The operations without the selection. */
function getOperations(body: Selection & Patch): Patch {
  if ('id' in body) {
    const { id: _id, ...operations } = body
    return operations
  }
  const { query: _query, params: _params, ...operations } = body
  return operations
}
