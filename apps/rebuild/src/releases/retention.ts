import type { Manifest } from './manifest.ts'

/** How much of the past stays on disk. */
export type Retention = {
  /** Releases of so many days stay. */
  days: number
  /** And never fewer than so many releases, however old they are. */
  releases: number
  /** But no more bytes than this; the bound wins. */
  bytes: number
}

const DAY_MS = 24 * 60 * 60_000

/**
 * The releases that may go, of these from the oldest to the newest. What a release shares with the one before counts
 * once, as it lies on disk once. The newest one always stays.
 *
 * @param now ms since 1970.
 */
export function outdated(
  releases: readonly ReleaseSummary[],
  { days, releases: fewest, bytes: bound }: Retention,
  now: number,
): string[] {
  let newerBytes = 0
  let isFull = false
  return releases
    .toReversed()
    .filter(({ createdAt, bytes, newBytes }, place) => {
      isFull ||= bytes + newerBytes > bound
      newerBytes += newBytes
      if (place === 0) return false
      const isRecent = now - Date.parse(createdAt) < days * DAY_MS
      return isFull || !(isRecent || place < fewest)
    })
    .map(({ id }) => id)
    .reverse()
}

/** What is enough to know of an old release, whatever its number of pages. */
export type ReleaseSummary = {
  id: string
  createdAt: string
  source: Manifest['source']
  /** Of all its files. */
  bytes: number
  /** Of the files that the release before does not have. */
  newBytes: number
}

type Described = Pick<Manifest, 'id' | 'createdAt' | 'source' | 'files'>

/** @param before the release before it; null when there is none. */
export function summaryOf(
  { id, createdAt, source, files }: Described,
  before: Pick<Manifest, 'files'> | null,
): ReleaseSummary {
  let bytes = 0
  let newBytes = 0
  for (const [path, file] of Object.entries(files)) {
    bytes += file.bytes
    if (before?.files[path]?.sha256 !== file.sha256) newBytes += file.bytes
  }
  return { id, createdAt, source, bytes, newBytes }
}
