import { Mutation as Mutator } from '@sanity/mutator'
import { isFields, type StoredDocument } from './document.ts'
import type { Patch } from './patch.ts'
import { malformed, otherRevision } from './transaction-error.ts'

/**
 * The document after a patch, revision and dates untouched. Throws TransactionError: 409 if the
 * patch was made for another revision, 400 if a path is malformed or the patch would change
 * `_id` or `_type`.
 */
export function patched(document: StoredDocument, patch: Patch): StoredDocument {
  const { ifRevisionID, ...operations } = patch
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  if (ifRevisionID !== undefined && ifRevisionID !== _rev) {
    throw otherRevision(_id, ifRevisionID, _rev)
  }
  const result = apply(document, operations)
  if (result._id !== _id) throw malformed('Cannot modify immutable attribute "_id"')
  if (result._type !== _type) throw malformed('Cannot modify immutable attribute "_type"')
  return { ...result, _id, _type, _rev, _createdAt, _updatedAt }
}

function apply(document: StoredDocument, operations: Omit<Patch, 'ifRevisionID'>) {
  const mutator = new Mutator({ mutations: [{ patch: { ...operations, id: document._id } }] })
  let result: unknown
  try {
    result = mutator.apply(document)
  } catch (error) {
    throw malformed(error instanceof Error ? error.message : String(error))
  }
  if (!isFields(result)) throw malformed('A patch must leave a document')
  return result
}
