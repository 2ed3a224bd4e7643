import {
  addDocument,
  createIssue,
  type Fields,
  type SharedIssue,
} from '@kitewright/content-rules/check'
import { findChangedPrices, type Package } from '@kitewright/content-rules/price'
import { createRevisionCheck } from '@kitewright/protocol/requests'
import type { SanityClient } from '@sanity/client'
import { getDraftId, pathToString } from 'sanity'
import { hasSameContent, type Site } from '../../publishing/site-check/site.ts'
import { collectIssuesTogether } from '../../publishing/site-check/verdict.ts'
import { NEEDS_FROM } from './changes.ts'
import { type Cell, withPrices } from './prices.ts'
import type { Row } from './sheet.ts'

/** New prices of a published service. */
export type PricePublish = {
  draft: Fields
  before: Fields
  /** Published documents with the new prices; other changes stay in the draft. */
  after: Fields
  /** Whether the draft has only price changes, so that it can be removed. */
  isComplete: boolean
  changes: readonly { cell: Cell; tier: Package; to: number | undefined }[]
}

/** Publishable changes: prices that differ from the published ones, of published packages. */
export const getPricePublishes = (rows: readonly Row[]): PricePublish[] =>
  rows.flatMap(({ id, draft, published, packages, old }) => {
    if (!draft || !published) return []
    const changes = findChangedPrices([...old.values()], packages).map(
      ({ field, after: tier }) => ({
        cell: { id, key: tier.key, field },
        tier,
        to: tier[field],
      }),
    )
    if (changes.length === 0) return []
    const after = withPrices(
      published,
      changes.map(({ tier }) => tier),
    )
    return [{ draft, before: published, after, changes, isComplete: hasSameContent(draft, after) }]
  })

/** Issues that would make the build refuse these prices. */
export const collectPublishIssues = (
  site: Site,
  publishes: readonly PricePublish[],
): SharedIssue[] => [
  ...publishes.flatMap(({ after, changes }) =>
    changes
      .filter(({ cell, to }) => cell.field === 'from' && to === undefined)
      .map(({ cell }) => ({
        issue: addDocument(
          createIssue(['tiers', { _key: cell.key }, cell.field], NEEDS_FROM),
          after,
        ),
      })),
  ),
  ...collectIssuesTogether(
    site,
    publishes.map(({ after }) => after),
  ),
]

/**
 * Publishes prices in one transaction: all or none, and none if one of the services was changed since it was read.
 * Throws the lake's error.
 */
export async function publishPrices(
  client: SanityClient,
  publishes: readonly PricePublish[],
): Promise<void> {
  const mutations = publishes.flatMap(({ draft, before, isComplete, changes }) => {
    const id = String(before._id)
    const getPath = ({ cell }: (typeof changes)[number]) =>
      pathToString(['tiers', { _key: cell.key }, cell.field])
    const given = changes.filter(({ to }) => to !== undefined)
    const emptied = changes.filter(({ to }) => to === undefined)
    const patch = {
      id,
      ifRevisionID: String(before._rev),
      set: Object.fromEntries(given.map((change) => [getPath(change), change.to])),
      unset: emptied.map(getPath),
    }
    const removal = isComplete ? [{ delete: { id: getDraftId(id) } }] : []
    return [createRevisionCheck({ ...draft, _id: getDraftId(id) }), { patch }, ...removal]
  })
  await client.mutate(mutations, { returnDocuments: false, tag: 'price-desk' })
}
