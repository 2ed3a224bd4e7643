import { create, patch, remove, replace } from '../apply-mutation.ts'
import { draftIdOf, isDraftId, isPublishedId, publishedIdOf } from '../document.ts'
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

/** What editors do with drafts and published documents, by the end of the action's type. */
export const documentActions: Record<string, ActionHandler> = {
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
    const id = idIn(action, 'draftId')
    if (!isDraftId(id)) throw malformed(`"${id}" is not the ID of a draft`)
    existing(set, id, undefined)
    remove(set, id)
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

/** The draft or version that an action is about, and the published document that it belongs to. */
function pair(action: Action): [draftId: string, publishedId: string] {
  const id = idIn(action, 'draftId')
  const publishedId = idIn(action, 'publishedId')
  if (isPublishedId(id) || publishedIdOf(id) !== publishedId) {
    throw malformed(`"${id}" is not a draft or version of "${publishedId}"`)
  }
  return [id, publishedId]
}

/** Removes a version from the set; an error if it does not exist, as it is for a draft. */
function discardVersion(set: WorkingSet, id: string): void {
  if (isPublishedId(id)) throw malformed(`"${id}" is not the ID of a draft or version`)
  existing(set, id, undefined)
  remove(set, id)
}

/** What editors do with the versions of a document in a release; drafts count as versions too. */
export const versionActions: Record<string, ActionHandler> = {
  create(set, action) {
    if (action.document !== undefined) {
      create(set, { ...versionIn(fieldsIn(action, 'document')) })
      return
    }
    const base = existing(set, idIn(action, 'baseId'), textIn(action, 'ifBaseRevisionId'))
    create(set, copyOf(base, versionId(idIn(action, 'versionId'))))
  },

  discard(set, action) {
    discardVersion(set, idIn(action, 'versionId'))
  },

  replace(set, action) {
    const document = versionIn(fieldsIn(action, 'document'))
    if (document._id === undefined || !set.get(document._id)) throw notFound(document._id ?? '')
    replace(set, document)
  },

  /** Only notes it: the document goes when the release is published. */
  unpublish(set, action) {
    const published = existing(set, idIn(action, 'publishedId'), undefined)
    const id = versionId(idIn(action, 'versionId'))
    replace(set, { ...copyOf(published, id), _system: { delete: true } })
  },
}

function versionIn(body: object) {
  const document = parseDocument(body)
  return { ...document, _id: versionId(document._id ?? '') }
}

function versionId(id: string): string {
  if (id === '' || isPublishedId(id)) throw malformed(`"${id}" is not the ID of a version`)
  return id
}
