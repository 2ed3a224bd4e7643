import { isFields, type StoredDocument } from './document.ts'
import type { Change } from './transaction.ts'
import { TransactionError } from './transaction-error.ts'
import type { WorkingSet } from './working-set.ts'

const cache = new WeakMap<StoredDocument, ReadonlySet<string>>()

/**
 * The documents that must exist for this one. Weak references and those to other datasets are not checked. Documents
 * are immutable, so results are cached.
 */
function getStrongReferences(document: StoredDocument): ReadonlySet<string> {
  const known = cache.get(document)
  if (known) return known
  const ids = new Set(collectReferences(document, true))
  cache.set(document, ids)
  return ids
}

/** All references of a document, weak or strong. */
export const getAllReferences = (document: StoredDocument): Set<string> =>
  new Set(collectReferences(document, false))

function* collectReferences(value: unknown, strongOnly: boolean): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* collectReferences(item, strongOnly)
  if (!isFields(value)) return
  const { _ref, _weak, _dataset } = value
  const counts = !(strongOnly && _weak === true) && _dataset === undefined
  // A colon marks another resource, for example a media library.
  if (typeof _ref === 'string' && counts && !_ref.includes(':')) yield _ref
  for (const inner of Object.values(value)) yield* collectReferences(inner, strongOnly)
}

/**
 * Throws TransactionError (409) if a changed document has a strong reference to a missing one, or a deleted document is
 * still referenced; the message names the referrers.
 */
export function checkReferences(set: WorkingSet, changes: readonly Change[]): void {
  for (const { after } of changes) {
    if (!after) continue
    const missing = [...getStrongReferences(after)].find((id) => !set.get(id))
    if (missing !== undefined) throw createMissingTargetError(after._id, missing)
  }
  for (const { id, after } of changes) {
    if (after) continue
    const referring = [...set.all()].filter((document) => getStrongReferences(document).has(id))
    if (referring.length > 0)
      throw createStillReferencedError(id, referring.map(({ _id }) => _id).sort())
  }
}

const createMissingTargetError = (id: string, referenceID: string): TransactionError =>
  new TransactionError(409, {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${referenceID}"`,
    id,
    referenceID,
  })

/** Maximum number of names in a message. */
const MAX_NAMED = 5

function createStillReferencedError(id: string, referring: readonly string[]): TransactionError {
  const names = referring.slice(0, MAX_NAMED).map((name) => `"${name}"`)
  const more = referring.length - names.length
  const from = names.join(', ') + (more > 0 ? ` and ${more} more` : '')
  return new TransactionError(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from ${from}`,
    id,
    referencingIDs: referring,
  })
}
