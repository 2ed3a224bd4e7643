import { type Fields, isFields } from '@kitewright/content-rules/check'
import { withEarlierAddress } from '@kitewright/content-rules/resolve'

/**
 * A draft to publish, and the version that visitors see now. `current` is the draft of now, if an earlier one is
 * published: it stays if it was changed since.
 */
export type DraftToPublish = { draft: Fields; published: Fields | undefined; current?: Fields }

type StoredDocument = Fields & { _id: string; _type: string }

export type PublishMutation =
  | { patch: { id: string; ifRevisionID: string; unset: string[] } }
  | { patch: { id: string; ifRevisionID: string; set: Fields } }
  | { create: StoredDocument }
  | { createOrReplace: StoredDocument }
  | { delete: { id: string } }

/**
 * The mutations that publish drafts, for one transaction. All are published or nothing is; the transaction fails if a
 * document changed since it was read.
 */
export const publishMutations = (entries: readonly DraftToPublish[]): PublishMutation[] =>
  entries.flatMap(({ draft, published, current = draft }): PublishMutation[] => {
    const document = buildPublished(draft, published)
    const isPublished = current._rev === draft._rev
    return [
      createRevisionCheck(current),
      ...(published
        ? [createRevisionCheck(published), { createOrReplace: document }]
        : [{ create: document }]),
      ...(isPublished ? [{ delete: { id: String(draft._id) } }] : []),
    ]
  })

/** Changes nothing, but fails the transaction if the document has another revision. */
export const createRevisionCheck = ({ _id, _rev }: Fields): PublishMutation => ({
  patch: { id: String(_id), ifRevisionID: String(_rev), unset: ['_seen'] },
})

export const getDraftId = (id: string): string => `drafts.${id}`

/** The document that publishing a draft creates. */
export function buildPublished(draft: Fields, published: Fields | undefined): StoredDocument {
  const { _rev, _updatedAt, ...fields } = withEarlierAddress(published, draft)
  const _id = String(draft._id).replace(/^drafts\./, '')
  return { ...strengthenFields(fields), _id, _type: String(draft._type) }
}

/** A draft refers weakly to unpublished documents; publishing makes the reference strong. */
const strengthenFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, strengthenValue(value)]))

function strengthenValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenValue)
  if (!isFields(value)) return value
  if (typeof value._ref !== 'string' || !isFields(value._strengthenOnPublish))
    return strengthenFields(value)
  const { _strengthenOnPublish, _weak, ...reference } = value
  return _strengthenOnPublish.weak ? { ...reference, _weak } : reference
}
