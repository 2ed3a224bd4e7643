import { getPublishedId, isDraftId, isPublicId, type StoredDocument } from './document.ts'
import type { Documents } from './working-set.ts'

/** The documents of a query: all, published ones, or drafts over published ones. */
export type Perspective = 'raw' | 'published' | 'drafts'

/** Documents of a perspective, in the order of ids, and by id. */
export type View = { documents: readonly object[]; byId: ReadonlyMap<string, object> }

/** Parses the request parameter; names are separated by commas. */
export function parsePerspective(value: string): Perspective {
  const names = value.split(',').map((name) => name.trim())
  if (names.includes('raw')) return 'raw'
  const isDrafts = names.includes('drafts') || names.includes('previewDrafts')
  return isDrafts ? 'drafts' : 'published'
}

/** @param anyone keeps only public documents, for a reader without a token. */
export function createView(documents: Documents, perspective: Perspective, anyone: boolean): View {
  const seen = applyPerspective([...documents.values()], perspective).filter(
    ({ _id }) => !anyone || isPublicId(_id),
  )
  const sorted = seen.sort((a, b) => (a._id < b._id ? -1 : 1))
  return { documents: sorted, byId: new Map(sorted.map((document) => [document._id, document])) }
}

function applyPerspective(documents: StoredDocument[], perspective: Perspective): StoredDocument[] {
  if (perspective === 'raw') return documents
  const published = documents.filter(({ _id }) => !isDraftId(_id))
  if (perspective === 'published') return published
  const byId = new Map(published.map((document) => [document._id, withOrigin(document)]))
  for (const draft of documents.filter(({ _id }) => isDraftId(_id))) {
    const id = getPublishedId(draft._id)
    byId.set(id, { ...withOrigin(draft), _id: id })
  }
  return [...byId.values()]
}

/** Adds the origin of a document in a layered view. */
const withOrigin = (document: StoredDocument) => ({ ...document, _originalId: document._id })
