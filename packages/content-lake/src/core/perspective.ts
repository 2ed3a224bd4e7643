import {
  isFields,
  isPublicId,
  isPublishedId,
  publishedIdOf,
  type StoredDocument,
} from './document.ts'
import type { Documents } from './working-set.ts'

/**
 * What a query sees: every document as it is (`raw`), the published ones, or the published ones
 * with layers over them, the uppermost first: `drafts` or the names of releases.
 */
export type Perspective = 'raw' | 'published' | readonly string[]

/** The documents of a perspective, in the order of their ids, and by their ids. */
export type View = { documents: readonly object[]; byId: ReadonlyMap<string, object> }

/** Reads the parameter of a request; several names come as a list or parted by commas. */
export function parsePerspective(value: string): Perspective {
  const names = value.split(',').map((name) => (name === 'previewDrafts' ? 'drafts' : name.trim()))
  if (names.includes('raw')) return 'raw'
  const layers = names.filter((name) => name !== 'published' && name !== '')
  return layers.length === 0 ? 'published' : layers
}

/** @param anyone leaves out all but public documents, for a reader without a token. */
export function viewOf(documents: Documents, perspective: Perspective, anyone: boolean): View {
  const seen = layered([...documents.values()], perspective).filter(
    ({ _id }) => !anyone || isPublicId(_id),
  )
  const sorted = seen.sort((a, b) => (a._id < b._id ? -1 : 1))
  return { documents: sorted, byId: new Map(sorted.map((document) => [document._id, document])) }
}

function layered(documents: StoredDocument[], perspective: Perspective): StoredDocument[] {
  if (perspective === 'raw') return documents
  const published = documents.filter(({ _id }) => isPublishedId(_id))
  if (perspective === 'published') return published
  const found = new Map(published.map((document) => [document._id, withOrigin(document)]))
  for (const layer of perspective.toReversed()) {
    const prefix = layer === 'drafts' ? 'drafts.' : `versions.${layer}.`
    for (const document of documents) {
      if (!document._id.startsWith(prefix)) continue
      const id = publishedIdOf(document._id)
      if (isDeletion(document)) found.delete(id)
      else found.set(id, { ...withOrigin(document), _id: id })
    }
  }
  return [...found.values()]
}

/** Tells where a document of a layered view comes from. */
const withOrigin = (document: StoredDocument) => ({ ...document, _originalId: document._id })

const isDeletion = ({ _system }: StoredDocument) => isFields(_system) && _system.delete === true
