import { isFields, type StoredDocument } from './document.ts'
import type { Change } from './transaction.ts'
import { TransactionError } from './transaction-error.ts'
import type { WorkingSet } from './working-set.ts'

const found = new WeakMap<StoredDocument, ReadonlySet<string>>()

/**
 * The documents that must exist for this one. Weak references and those to other datasets are not checked. Documents
 * are immutable, so results are cached.
 */
function strongReferences(document: StoredDocument): ReadonlySet<string> {
  const known = found.get(document)
  if (known) return known
  const ids = new Set(references(document, true))
  found.set(document, ids)
  return ids
}

/** All references of a document, weak or strong. */
export const allReferences = (document: StoredDocument): Set<string> =>
  new Set(references(document, false))

function* references(value: unknown, strongOnly: boolean): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* references(item, strongOnly)
  if (!isFields(value)) return
  const { _ref, _weak, _dataset } = value
  const counts = !(strongOnly && _weak === true) && _dataset === undefined
  // A colon marks another resource, for example a media library.
  if (typeof _ref === 'string' && counts && !_ref.includes(':')) yield _ref
  for (const inner of Object.values(value)) yield* references(inner, strongOnly)
}

/**
 * Throws TransactionError (409) if a changed document has a strong reference to a missing one, or a deleted document is
 * still referenced; the message names the referrers.
 */
export function checkReferences(set: WorkingSet, changes: readonly Change[]): void {
  for (const { after } of changes) {
    if (!after) continue
    const missing = [...strongReferences(after)].find((id) => !set.get(id))
    if (missing !== undefined) throw missingTarget(after._id, missing)
  }
  for (const { id, after } of changes) {
    if (after) continue
    const referrers = [...set.all()].filter((document) => strongReferences(document).has(id))
    if (referrers.length > 0) throw stillReferenced(id, referrers.map(({ _id }) => _id).sort())
  }
}

const missingTarget = (id: string, referenceID: string): TransactionError =>
  new TransactionError(409, {
    type: 'documentReferenceDoesNotExistError',
    description: `Document "${id}" references non-existent document "${referenceID}"`,
    id,
    referenceID,
  })

/** Maximum number of names in a message. */
const MAX_NAMED = 5

function stillReferenced(id: string, referrers: readonly string[]): TransactionError {
  const names = referrers.slice(0, MAX_NAMED).map((name) => `"${name}"`)
  const more = referrers.length - names.length
  const from = names.join(', ') + (more > 0 ? ` and ${more} more` : '')
  return new TransactionError(409, {
    type: 'documentHasExistingReferencesError',
    description: `Document "${id}" cannot be deleted as there are references to it from ${from}`,
    id,
    referencingIDs: referrers,
  })
}
