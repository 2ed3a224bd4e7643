import type { Manifest } from './manifest.ts'

/** Which releases stay on disk. */
export type Retention = {
  /** Releases younger than this stay. */
  days: number
  /** At least this many releases stay, whatever their age. */
  releases: number
  /** The limit of disk space, which has priority. */
  bytes: number
}

/** The newest one and the one that a rollback returns to. */
const MIN_RELEASES = 2

const DAY_MS = 24 * 60 * 60_000

/**
 * Returns the ids of removable releases. Files shared with the previous release count once, as they are hard links.
 * The newest release always stays, and the one before it for a rollback, even when a large site alone exceeds the limit.
 *
 * @param releases oldest first.
 * @param now ms since 1970.
 */
export function selectExpired(
  releases: readonly ReleaseSummary[],
  { days, releases: fewest, bytes: bound }: Retention,
  now: number,
): string[] {
  let newerBytes = 0
  let isFull = false
  return releases
    .toReversed()
    .filter(({ createdAt, bytes, newBytes }, index) => {
      isFull ||= bytes + newerBytes > bound
      newerBytes += newBytes
      if (index < MIN_RELEASES) return false
      const isRecent = now - Date.parse(createdAt) < days * DAY_MS
      return isFull || !(isRecent || index < fewest)
    })
    .map(({ id }) => id)
    .reverse()
}

/** The facts about a release that need no manifest, small for any number of pages. */
export type ReleaseSummary = {
  id: string
  createdAt: string
  source: Manifest['source']
  contentHash: string
  bundleHash: string
  /** The size of all files. */
  bytes: number
  /** The size of files that the previous release does not have. */
  newBytes: number
}

type Described = Pick<
  Manifest,
  'id' | 'createdAt' | 'source' | 'contentHash' | 'bundleHash' | 'files'
>

/** @param before the previous release; null: none. */
export function createSummary(
  { id, createdAt, source, contentHash, bundleHash, files }: Described,
  before: Pick<Manifest, 'files'> | null,
): ReleaseSummary {
  let bytes = 0
  let newBytes = 0
  for (const [path, file] of Object.entries(files)) {
    bytes += file.bytes
    if (before?.files[path]?.sha256 !== file.sha256) newBytes += file.bytes
  }
  return { id, createdAt, source, contentHash, bundleHash, bytes, newBytes }
}
