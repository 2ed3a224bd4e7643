import { changesBetween } from '@kitewright/site-state/change'
import {
  CHANGES,
  LISTED,
  type ReleaseWords,
  type SiteReleases,
  siteReleases,
} from '@kitewright/site-state/site-releases'
import type { Manifest } from '../releases/manifest.ts'

/**
 * What the Studio is told of the versions that are kept.
 * @param manifests of all releases, the oldest first.
 */
export const describeReleases = (
  manifests: readonly Manifest[],
  live: Manifest | undefined,
): SiteReleases =>
  siteReleases(
    manifests
      .slice(-LISTED)
      .toReversed()
      .map((manifest) => releaseOf(manifest, live)),
  )

const releaseOf = (manifest: Manifest, live: Manifest | undefined): ReleaseWords => ({
  id: manifest.id,
  at: manifest.createdAt,
  changes: manifest.changes.slice(0, CHANGES),
  restoring: live ? changesBetween(live.contents, manifest.contents).slice(0, CHANGES) : [],
  isOtherCode: live !== undefined && live.bundleHash !== manifest.bundleHash,
})
