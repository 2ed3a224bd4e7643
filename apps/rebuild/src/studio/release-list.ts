import { isDeepStrictEqual } from 'node:util'
import {
  type Contents,
  createSiteReleases,
  formatChanges,
  getChanges,
  MAX_LISTED_CHANGES,
  MAX_LISTED_RELEASES,
  type ReleaseTexts,
  type SiteReleases,
} from '@kitewright/protocol/site'
import type { Manifest } from '../releases/manifest.ts'
import type { Releases } from '../releases/releases.ts'

type ListedRelease = Pick<
  Manifest,
  'id' | 'createdAt' | 'contentHash' | 'bundleHash' | 'contents' | 'offSite' | 'changes'
>

/**
 * The list of stored releases for the Studio.
 * @param newest oldest first.
 */
export const describeReleases = (
  newest: readonly ListedRelease[],
  live: ListedRelease | undefined,
): SiteReleases =>
  createSiteReleases(newest.toReversed().map((manifest) => formatRelease(manifest, live)))

function formatRelease(manifest: ListedRelease, live: ListedRelease | undefined): ReleaseTexts {
  const restoring = live ? getChanges(live, manifest) : []
  return {
    id: manifest.id,
    at: manifest.createdAt,
    words: formatChanges(manifest.changes),
    changes: manifest.changes.slice(0, MAX_LISTED_CHANGES),
    changesMore: Math.max(0, manifest.changes.length - MAX_LISTED_CHANGES),
    restoring: restoring.slice(0, MAX_LISTED_CHANGES),
    restoringMore: Math.max(0, restoring.length - MAX_LISTED_CHANGES),
    isOtherCode: live !== undefined && live.bundleHash !== manifest.bundleHash,
    contentHash: manifest.contentHash,
    bundleHash: manifest.bundleHash,
  }
}

/** Reads each release of the Studio's list once. Releases share the objects of unchanged entries, to save memory. */
export class ReleaseList {
  readonly #releases: Pick<Releases, 'ids' | 'manifest'>
  #known: readonly ListedRelease[] = []

  constructor(releases: Pick<Releases, 'ids' | 'manifest'>) {
    this.#releases = releases
  }

  /** The newest releases, oldest first. */
  async all(): Promise<readonly ListedRelease[]> {
    const known = new Map(this.#known.map((release) => [release.id, release]))
    const releases: ListedRelease[] = []
    for (const id of (await this.#releases.ids()).slice(-MAX_LISTED_RELEASES)) {
      const release = known.get(id) ?? (await this.#read(id, releases.at(-1)))
      if (release) releases.push(release)
    }
    this.#known = releases
    return releases
  }

  async #read(id: string, before: ListedRelease | undefined): Promise<ListedRelease | null> {
    const manifest = await this.#releases.manifest(id)
    if (!manifest) return null
    const { createdAt, contentHash, bundleHash, offSite, changes } = manifest
    const contents = shareFacts(manifest.contents, before?.contents ?? {})
    return { id, createdAt, contentHash, bundleHash, offSite, changes, contents }
  }
}

const shareFacts = (contents: Contents, before: Contents): Contents =>
  Object.fromEntries(
    Object.entries(contents).map(([id, facts]) => {
      const earlier = before[id]
      return [id, earlier && isDeepStrictEqual(earlier, facts) ? earlier : facts]
    }),
  )
