import { type Fields, isFields, type StoredDocument } from '../document.ts'
import type { IncomingDocument } from '../mutation.ts'
import { notFound, otherRevision } from '../transaction-error.ts'
import type { WorkingSet } from '../working-set.ts'

/** The document under another id, to be given a revision of its own. */
export function copyOf(document: StoredDocument, id: string): IncomingDocument {
  const { _rev, _updatedAt, _system, ...content } = document
  return { ...content, _type: document._type, _id: id }
}

/** The same as it is published: references to documents that were drafts become strong. */
export function publishedCopyOf(document: StoredDocument, id: string): IncomingDocument {
  const copy = copyOf(document, id)
  return { ...strengthened(copy), _type: copy._type }
}

/** The document with this id. Throws TransactionError (409) if there is none or it has changed. */
export function existing(
  set: WorkingSet,
  id: string,
  revision: string | undefined,
): StoredDocument {
  const document = set.get(id)
  if (!document) throw notFound(id)
  if (revision !== undefined && document._rev !== revision) {
    throw otherRevision(id, revision, document._rev)
  }
  return document
}

function strengthened(fields: Fields): Fields {
  const { _strengthenOnPublish: mark, _weak, ...rest } = fields
  const isReference = typeof fields._ref === 'string' && isFields(mark)
  if (isReference) return mark.weak === true ? { ...rest, _weak: true } : rest
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, within(value)]))
}

function within(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(within)
  return isFields(value) ? strengthened(value) : value
}
