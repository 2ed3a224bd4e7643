import type { SanityClient } from '@sanity/client'
import { getDraftId, getPublishedId } from 'sanity'
import { withEarlierAddress } from './moved-address.ts'
import type { Site } from './site.ts'

/**
 * Publishes the drafts of these entries in one transaction: all of them or none, and none if anybody changed one of
 * the entries since `site` was looked at. Throws what the lake says, and where a draft is gone.
 *
 * @param ids published ids.
 */
export async function publishDrafts(
  client: SanityClient,
  site: Site,
  ids: readonly string[],
): Promise<void> {
  // As the lake has them: the documents of `site` are cleaned.
  const drafts = await client.getDocuments(ids.map(getDraftId))
  const transaction = client.transaction()
  const held = (
    id: string,
    known: readonly { readonly _id?: unknown; readonly _rev?: unknown }[],
  ) =>
    // Sets nothing; holds the transaction to the revision that was looked at.
    transaction.patch(id, {
      ifRevisionID: String(known.find(({ _id }) => _id === id)?._rev),
      unset: ['_seen'],
    })
  for (const draft of drafts) {
    if (!draft) throw new Error('A draft is gone meanwhile. Look at it again.')
    const id = getPublishedId(draft._id)
    const published = site.published.find(({ _id }) => _id === id)
    const { _rev, _updatedAt, ...fields } = withEarlierAddress(published, draft)
    held(draft._id, site.drafts)
    if (published) {
      held(id, site.published)
      transaction.createOrReplace({ ...fields, _id: id })
    } else transaction.create({ ...fields, _id: id })
    transaction.delete(draft._id)
  }
  await transaction.commit({ tag: 'publish-together' })
}
