import { type Fields, isFields } from '@kitewright/content-rules/check'
import { withEarlierAddress } from '@kitewright/content-rules/resolve'

/** An entry that is to go live: its draft as the lake has it, and what visitors see now. */
export type DraftToPublish = { draft: Fields; published: Fields | undefined }

type StoredDocument = Fields & { _id: string; _type: string }

export type PublishMutation =
  | { patch: { id: string; ifRevisionID: string; unset: string[] } }
  | { patch: { id: string; ifRevisionID: string; set: Fields } }
  | { create: StoredDocument }
  | { createOrReplace: StoredDocument }
  | { delete: { id: string } }

/**
 * What publishes drafts, for one transaction: all of them or none, and none if anybody changed one of the documents
 * since they were looked at.
 */
export const publishMutations = (entries: readonly DraftToPublish[]): PublishMutation[] =>
  entries.flatMap(({ draft, published }): PublishMutation[] => {
    const document = publishedOf(draft, published)
    return [
      unchanged(draft),
      ...(published
        ? [unchanged(published), { createOrReplace: document }]
        : [{ create: document }]),
      { delete: { id: String(draft._id) } },
    ]
  })

/** Sets nothing; holds the transaction to the revision that was looked at. */
export const unchanged = ({ _id, _rev }: Fields): PublishMutation => ({
  patch: { id: String(_id), ifRevisionID: String(_rev), unset: ['_seen'] },
})

export const draftIdOf = (id: string): string => `drafts.${id}`

/** A draft as it is published. */
export function publishedOf(draft: Fields, published: Fields | undefined): StoredDocument {
  const { _rev, _updatedAt, ...fields } = withEarlierAddress(published, draft)
  const _id = String(draft._id).replace(/^drafts\./, '')
  return { ...strengthened(fields), _id, _type: String(draft._type) }
}

/** A reference to what is not published yet is a weak one in a draft; published, it holds. */
const strengthened = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, strong(value)]))

function strong(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strong)
  if (!isFields(value)) return value
  if (typeof value._ref !== 'string' || !isFields(value._strengthenOnPublish))
    return strengthened(value)
  const { _strengthenOnPublish, _weak, ...reference } = value
  return _strengthenOnPublish.weak ? { ...reference, _weak } : reference
}
