import { type PublishMutation, publishMutations } from '@kitewright/protocol/requests'
import type { SanityClient } from '@sanity/client'
import { getDraftId, getPublishedId } from 'sanity'
import type { Site } from './site.ts'

/**
 * Publishes the drafts of these entries in one transaction: all of them or none, and none if anybody changed one of
 * the entries since `site` was read. Throws the lake's error, and if a draft is missing.
 *
 * @param ids published ids.
 * @param more further mutations of the same transaction.
 */
export async function publishDrafts(
  client: SanityClient,
  site: Site,
  ids: readonly string[],
  more: readonly PublishMutation[] = [],
): Promise<void> {
  // As the lake has them: the documents of `site` are cleaned.
  const drafts = await client.getDocuments(ids.map(getDraftId))
  const entries = drafts.map((draft) => {
    if (!draft) throw new Error('A draft no longer exists. Check the list again.')
    const seen = site.drafts.find(({ _id }) => _id === draft._id)
    const published = site.published.find(({ _id }) => _id === getPublishedId(draft._id))
    return { draft: { ...draft, _rev: seen?._rev }, published }
  })
  const mutations = [...publishMutations(entries), ...more]
  await client.mutate(mutations, { returnDocuments: false, tag: 'publish-together' })
}
