import { type Fields, idRules, isDocumentId, isFields, type StoredDocument } from '../document.ts'
import type { IncomingDocument } from '../mutation.ts'
import { malformed, notFound, otherRevision } from '../transaction-error.ts'
import type { WorkingSet } from '../working-set.ts'

/** An editor's action, for example publish; its fields depend on its type. */
export type Action = Fields & { readonly actionType: string }

/** Runs an action. Throws TransactionError. */
export type ActionHandler = (set: WorkingSet, action: Action) => void

/** Parses a client's actions. Throws TransactionError (400). */
export function parseActions(input: unknown): Action[] {
  const list: unknown[] = Array.isArray(input) ? input : [input]
  return list.map((item) => {
    if (!isFields(item) || typeof item.actionType !== 'string') {
      throw malformed('Expected "actions" to be a list of objects with an "actionType"')
    }
    return { ...item, actionType: item.actionType }
  })
}

/** A required document id. */
export function idIn(action: Action, name: string): string {
  const value = action[name]
  if (typeof value !== 'string') {
    throw malformed(`${action.actionType} needs a document ID in "${name}"`)
  }
  if (!isDocumentId(value)) throw malformed(idRules(value))
  return value
}

/** An optional text. */
export function textIn(action: Action, name: string): string | undefined {
  const value = action[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw malformed(`Expected "${name}" of ${action.actionType} to be text`)
}

/** A required object. */
export function fieldsIn(action: Action, name: string): Fields {
  const value = action[name]
  if (isFields(value)) return value
  throw malformed(`${action.actionType} needs an object in "${name}"`)
}

/** A copy under another id, without revision. */
export function copyOf(document: StoredDocument, id: string): IncomingDocument {
  const { _rev, _updatedAt, _system, ...content } = document
  return { ...content, _type: document._type, _id: id }
}

/** A copy for publishing, with strong references. */
export function publishedCopyOf(document: StoredDocument, id: string): IncomingDocument {
  const copy = copyOf(document, id)
  return { ...strengthened(copy), _type: copy._type }
}

/** Returns the document with this id. Throws TransactionError (409) if it does not exist or has changed. */
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
