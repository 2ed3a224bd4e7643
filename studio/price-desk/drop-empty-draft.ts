import { ClientError, type SanityClient } from '@sanity/client'
import { getDraftId } from 'sanity'
import { sameContent } from '../whole-site/same-content.ts'
import type { ServicePair } from './service-pairs.ts'

/**
 * Whether a draft holds nothing but what is published, as after an undo, and may go: somebody who has it open
 * would lose the words that are on their way.
 */
export const isEmptyDraft = ({ draft, published, isSaved, hasColleague }: ServicePair): boolean =>
  isSaved && !hasColleague && draft !== null && published !== null && sameContent(draft, published)

/** Removes such a draft, unless somebody writes in it at this moment. Rejects when the lake does not answer. */
export async function dropEmptyDraft(
  client: SanityClient,
  { id, draft }: ServicePair,
): Promise<void> {
  try {
    await client
      .transaction()
      .patch(getDraftId(id), { ifRevisionID: String(draft?._rev), unset: ['_seen'] })
      .delete(getDraftId(id))
      .commit({ tag: 'price-desk' })
  } catch (error) {
    const isTaken = error instanceof ClientError && error.statusCode === 409
    if (!isTaken) throw error
  }
}
