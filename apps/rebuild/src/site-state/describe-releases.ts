import { changesBetween } from '@kitewright/site-state/change'
import { changeWords } from '@kitewright/site-state/change-words'
import {
  CHANGES,
  LISTED,
  type ReleaseWords,
  type SiteReleases,
  siteReleases,
} from '@kitewright/site-state/site-releases'
import type { Manifest } from '../releases/manifest.ts'

type Kept = Pick<Manifest, 'id' | 'createdAt' | 'bundleHash' | 'contents' | 'offSite' | 'changes'>

/**
 * What the Studio is told of the versions that are kept.
 * @param manifests of all releases, the oldest first.
 */
export const describeReleases = (
  manifests: readonly Kept[],
  live: Kept | undefined,
): SiteReleases =>
  siteReleases(
    manifests
      .slice(-LISTED)
      .toReversed()
      .map((manifest) => releaseOf(manifest, live)),
  )

function releaseOf(manifest: Kept, live: Kept | undefined): ReleaseWords {
  const restoring = live ? changesBetween(live, manifest) : []
  return {
    id: manifest.id,
    at: manifest.createdAt,
    words: changeWords(manifest.changes),
    changes: manifest.changes.slice(0, CHANGES),
    changesMore: Math.max(0, manifest.changes.length - CHANGES),
    restoring: restoring.slice(0, CHANGES),
    restoringMore: Math.max(0, restoring.length - CHANGES),
    isOtherCode: live !== undefined && live.bundleHash !== manifest.bundleHash,
  }
}
