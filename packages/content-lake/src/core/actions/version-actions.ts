import { create, replace } from '../apply-mutation.ts'
import { isPublishedId } from '../document-id.ts'
import { parseDocument } from '../mutation.ts'
import { malformed, notFound } from '../transaction-error.ts'
import { type ActionHandler, fieldsIn, idIn, textIn } from './action.ts'
import { copyOf, existing } from './copy-document.ts'
import { discardVersion } from './document-actions.ts'

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
