import { changesBetween } from '@kitewright/site-state/change'
import { changeWords } from '@kitewright/site-state/change-words'
import {
  MAX_LISTED_CHANGES,
  type ReleaseWords,
  type SiteReleases,
  siteReleases,
} from '@kitewright/site-state/site-releases'
import type { Manifest } from '../releases/manifest.ts'

/** What the list is made of. */
export type ListedRelease = Pick<
  Manifest,
  'id' | 'createdAt' | 'bundleHash' | 'contents' | 'offSite' | 'changes'
>

/**
 * What the Studio is told of the versions that are kept.
 * @param newest the oldest of them first.
 */
export const describeReleases = (
  newest: readonly ListedRelease[],
  live: ListedRelease | undefined,
): SiteReleases => siteReleases(newest.toReversed().map((manifest) => releaseOf(manifest, live)))

function releaseOf(manifest: ListedRelease, live: ListedRelease | undefined): ReleaseWords {
  const restoring = live ? changesBetween(live, manifest) : []
  return {
    id: manifest.id,
    at: manifest.createdAt,
    words: changeWords(manifest.changes),
    changes: manifest.changes.slice(0, MAX_LISTED_CHANGES),
    changesMore: Math.max(0, manifest.changes.length - MAX_LISTED_CHANGES),
    restoring: restoring.slice(0, MAX_LISTED_CHANGES),
    restoringMore: Math.max(0, restoring.length - MAX_LISTED_CHANGES),
    isOtherCode: live !== undefined && live.bundleHash !== manifest.bundleHash,
  }
}
