import { create, patch, remove, replace } from '../apply-mutation.ts'
import { draftIdOf, isDraftId } from '../document.ts'
import { parseDocument, parsePatch } from '../mutation.ts'
import { alreadyExists, malformed, notFound, otherRevision } from '../transaction-error.ts'
import type { WorkingSet } from '../working-set.ts'
import {
  type Action,
  type ActionHandler,
  copyOf,
  existing,
  fieldsIn,
  idIn,
  publishedCopyOf,
  textIn,
} from './action.ts'

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
