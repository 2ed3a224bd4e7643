import { create, patch, remove, replace } from '../apply-mutation.ts'
import {
  draftIdOf,
  type Fields,
  idRules,
  isDocumentId,
  isDraftId,
  isFields,
  type StoredDocument,
} from '../document.ts'
import { type IncomingDocument, parseDocument, parsePatch } from '../mutation.ts'
import { alreadyExists, malformed, notFound, otherRevision } from '../transaction-error.ts'
import type { WorkingSet } from '../working-set.ts'

/** An editor's action, for example publish; its fields depend on its type. */
export type Action = Fields & { readonly actionType: string }

/** Runs an action. Throws TransactionError. */
type ActionHandler = (set: WorkingSet, action: Action) => void

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
function idIn(action: Action, name: string): string {
  const value = action[name]
  if (typeof value !== 'string') {
    throw malformed(`${action.actionType} needs a document ID in "${name}"`)
  }
  if (!isDocumentId(value)) throw malformed(idRules(value))
  return value
}

/** An optional text. */
function textIn(action: Action, name: string): string | undefined {
  const value = action[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw malformed(`Expected "${name}" of ${action.actionType} to be text`)
}

/** A required object. */
function fieldsIn(action: Action, name: string): Fields {
  const value = action[name]
  if (isFields(value)) return value
  throw malformed(`${action.actionType} needs an object in "${name}"`)
}

/** A copy under another id, without revision. */
function copyOf(document: StoredDocument, id: string): IncomingDocument {
  const { _rev, _updatedAt, _system, ...content } = document
  return { ...content, _type: document._type, _id: id }
}

/** A copy for publishing, with strong references. */
function publishedCopyOf(document: StoredDocument, id: string): IncomingDocument {
  const copy = copyOf(document, id)
  return { ...strengthened(copy), _type: copy._type }
}

/** Returns the document with this id. Throws TransactionError (409) if it does not exist or has changed. */
function existing(set: WorkingSet, id: string, revision: string | undefined): StoredDocument {
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

/** Handlers for drafts and published documents, by the end of the action's type. */
const documentActions: Record<string, ActionHandler> = {
  create(set, action) {
    const publishedId = idIn(action, 'publishedId')
    const attributes = parseDocument(fieldsIn(action, 'attributes'))
    const id = attributes._id ?? draftIdOf(publishedId)
    if (!set.get(id)) create(set, { ...attributes, _id: id })
    else if (action.ifExists !== 'ignore') throw alreadyExists(id)
  },

  edit(set, action) {
    const [id, publishedId] = pair(action)
    if (!set.get(id)) create(set, copyOf(existing(set, publishedId, undefined), id))
    patch(set, id, parsePatch(fieldsIn(action, 'patch')))
  },

  publish(set, action) {
    const [id, publishedId] = pair(action)
    const draft = existing(set, id, textIn(action, 'ifDraftRevisionId'))
    const revision = textIn(action, 'ifPublishedRevisionId')
    const published = set.get(publishedId)
    if (revision !== undefined && published?._rev !== revision) {
      throw otherRevision(publishedId, revision, published?._rev)
    }
    const _createdAt = published?._createdAt ?? draft._createdAt
    replace(set, { ...publishedCopyOf(draft, publishedId), _createdAt })
    remove(set, id)
  },

  unpublish(set, action) {
    const [id, publishedId] = pair(action)
    const published = existing(set, publishedId, undefined)
    if (!set.get(id)) create(set, copyOf(published, id))
    remove(set, publishedId)
  },

  discard(set, action) {
    discardDraft(set, idIn(action, 'draftId'))
  },

  /** The Studio discards drafts with this action. */
  'version.discard'(set, action) {
    discardDraft(set, idIn(action, 'versionId'))
  },

  delete(set, action) {
    const publishedId = idIn(action, 'publishedId')
    const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts : []
    const ids = drafts.filter((id) => typeof id === 'string')
    const left = draftIdOf(publishedId)
    if (set.get(left) && !ids.includes(left)) {
      throw malformed(`Document "${publishedId}" has a draft, which "includeDrafts" does not name`)
    }
    const removed = [...ids, publishedId].map((id) => remove(set, id))
    if (removed.every(({ operation }) => operation === 'none')) throw notFound(publishedId)
  },

  replaceDraft(set, action) {
    const publishedId = idIn(action, 'publishedId')
    const attributes = parseDocument(fieldsIn(action, 'attributes'))
    const id = attributes._id ?? draftIdOf(publishedId)
    if (!set.get(id) && !set.get(publishedId)) throw notFound(publishedId)
    replace(set, { ...attributes, _id: id })
  },
}

/** The ids of an action's draft and published document. */
function pair(action: Action): [draftId: string, publishedId: string] {
  const id = idIn(action, 'draftId')
  const publishedId = idIn(action, 'publishedId')
  if (id !== draftIdOf(publishedId)) throw malformed(`"${id}" is not a draft of "${publishedId}"`)
  return [id, publishedId]
}

function discardDraft(set: WorkingSet, id: string): void {
  if (!isDraftId(id)) throw malformed(`"${id}" is not the ID of a draft`)
  existing(set, id, undefined)
  remove(set, id)
}

/** Runs one action on the set. Throws TransactionError. */
export function runAction(set: WorkingSet, action: Action): void {
  const { actionType } = action
  const prefix = 'sanity.action.document.'
  const name = actionType.startsWith(prefix) ? actionType.slice(prefix.length) : ''
  const handler = Object.hasOwn(documentActions, name) ? documentActions[name] : undefined
  if (!handler) throw malformed(`The local lake has no action "${actionType}"`)
  handler(set, action)
}
