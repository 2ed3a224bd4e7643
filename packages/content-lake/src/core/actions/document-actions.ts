import { create, patch, remove, replace } from '../apply-mutation.ts'
import {
  describeIdRules,
  type Fields,
  getDraftId,
  isDocumentId,
  isDraftId,
  isFields,
  type StoredDocument,
} from '../document.ts'
import { type IncomingDocument, parseDocument, parsePatch } from '../mutation.ts'
import {
  createExistsError,
  createMalformedError,
  createNotFoundError,
  createRevisionError,
} from '../transaction-error.ts'
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
      throw createMalformedError('Expected "actions" to be a list of objects with an "actionType"')
    }
    return { ...item, actionType: item.actionType }
  })
}

/** A required document id. */
function requireId(action: Action, name: string): string {
  const value = action[name]
  if (typeof value !== 'string') {
    throw createMalformedError(`${action.actionType} needs a document ID in "${name}"`)
  }
  if (!isDocumentId(value)) throw createMalformedError(describeIdRules(value))
  return value
}

/** An optional text. */
function getText(action: Action, name: string): string | undefined {
  const value = action[name]
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  throw createMalformedError(`Expected "${name}" of ${action.actionType} to be text`)
}

/** A required object. */
function requireFields(action: Action, name: string): Fields {
  const value = action[name]
  if (isFields(value)) return value
  throw createMalformedError(`${action.actionType} needs an object in "${name}"`)
}

/** A copy under another id, without revision. */
function createCopy(document: StoredDocument, id: string): IncomingDocument {
  const { _rev, _updatedAt, _system, ...content } = document
  return { ...content, _type: document._type, _id: id }
}

/** A copy for publishing, with strong references. */
function createPublishedCopy(document: StoredDocument, id: string): IncomingDocument {
  const copy = createCopy(document, id)
  return { ...withStrongReferences(copy), _type: copy._type }
}

/** Returns the document with this id. Throws TransactionError (409) if it does not exist or has changed. */
function getExisting(set: WorkingSet, id: string, revision: string | undefined): StoredDocument {
  const document = set.get(id)
  if (!document) throw createNotFoundError(id)
  if (revision !== undefined && document._rev !== revision) {
    throw createRevisionError(id, revision, document._rev)
  }
  return document
}

function withStrongReferences(fields: Fields): Fields {
  const { _strengthenOnPublish: mark, _weak, ...rest } = fields
  const isReference = typeof fields._ref === 'string' && isFields(mark)
  if (isReference) return mark.weak === true ? { ...rest, _weak: true } : rest
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, withStrongValue(value)]),
  )
}

function withStrongValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrongValue)
  return isFields(value) ? withStrongReferences(value) : value
}

/** Handlers for drafts and published documents, by the end of the action's type. */
const documentActions: Record<string, ActionHandler> = {
  create(set, action) {
    const publishedId = requireId(action, 'publishedId')
    const attributes = parseDocument(requireFields(action, 'attributes'))
    const id = attributes._id ?? getDraftId(publishedId)
    if (!set.get(id)) create(set, { ...attributes, _id: id })
    else if (action.ifExists !== 'ignore') throw createExistsError(id)
  },

  edit(set, action) {
    const [id, publishedId] = getIds(action)
    if (!set.get(id)) create(set, createCopy(getExisting(set, publishedId, undefined), id))
    patch(set, id, parsePatch(requireFields(action, 'patch')))
  },

  publish(set, action) {
    const [id, publishedId] = getIds(action)
    const draft = getExisting(set, id, getText(action, 'ifDraftRevisionId'))
    const revision = getText(action, 'ifPublishedRevisionId')
    const published = set.get(publishedId)
    if (revision !== undefined && published?._rev !== revision) {
      throw createRevisionError(publishedId, revision, published?._rev)
    }
    const _createdAt = published?._createdAt ?? draft._createdAt
    replace(set, { ...createPublishedCopy(draft, publishedId), _createdAt })
    remove(set, id)
  },

  unpublish(set, action) {
    const [id, publishedId] = getIds(action)
    const published = getExisting(set, publishedId, undefined)
    if (!set.get(id)) create(set, createCopy(published, id))
    remove(set, publishedId)
  },

  discard(set, action) {
    discardDraft(set, requireId(action, 'draftId'))
  },

  /** The Studio discards drafts with this action. */
  'version.discard'(set, action) {
    discardDraft(set, requireId(action, 'versionId'))
  },

  delete(set, action) {
    const publishedId = requireId(action, 'publishedId')
    const drafts = Array.isArray(action.includeDrafts) ? action.includeDrafts : []
    const ids = drafts.filter((id) => typeof id === 'string')
    const draftId = getDraftId(publishedId)
    if (set.get(draftId) && !ids.includes(draftId)) {
      throw createMalformedError(
        `Document "${publishedId}" has a draft, which "includeDrafts" does not name`,
      )
    }
    const removed = [...ids, publishedId].map((id) => remove(set, id))
    if (removed.every(({ operation }) => operation === 'none'))
      throw createNotFoundError(publishedId)
  },

  replaceDraft(set, action) {
    const publishedId = requireId(action, 'publishedId')
    const attributes = parseDocument(requireFields(action, 'attributes'))
    const id = attributes._id ?? getDraftId(publishedId)
    if (!set.get(id) && !set.get(publishedId)) throw createNotFoundError(publishedId)
    replace(set, { ...attributes, _id: id })
  },
}

/** The ids of an action's draft and published document. */
function getIds(action: Action): [draftId: string, publishedId: string] {
  const id = requireId(action, 'draftId')
  const publishedId = requireId(action, 'publishedId')
  if (id !== getDraftId(publishedId))
    throw createMalformedError(`"${id}" is not a draft of "${publishedId}"`)
  return [id, publishedId]
}

function discardDraft(set: WorkingSet, id: string): void {
  if (!isDraftId(id)) throw createMalformedError(`"${id}" is not the ID of a draft`)
  getExisting(set, id, undefined)
  remove(set, id)
}

/** Runs one action on the set. Throws TransactionError. */
export function runAction(set: WorkingSet, action: Action): void {
  const { actionType } = action
  const prefix = 'sanity.action.document.'
  const name = actionType.startsWith(prefix) ? actionType.slice(prefix.length) : ''
  const handler = Object.hasOwn(documentActions, name) ? documentActions[name] : undefined
  if (!handler) throw createMalformedError(`The local lake has no action "${actionType}"`)
  handler(set, action)
}
