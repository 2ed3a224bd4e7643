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

type Kept = Pick<Manifest, 'id' | 'createdAt' | 'files'>

const DAY = 24 * 60 * 60_000

/**
 * The releases that may go, of these from the oldest to the newest. What releases share counts once, as
 * it lies on disk once. The newest one always stays.
 *
 * @param now ms since 1970.
 */
export function outdated(
  releases: readonly Kept[],
  { days, releases: fewest, bytes: bound }: Retention,
  now: number,
): string[] {
  const counted = new Set<string>()
  let bytes = 0
  let isFull = false
  return releases
    .toReversed()
    .filter(({ createdAt, files }, place) => {
      for (const [path, file] of Object.entries(files)) {
        const key = `${path} ${file.sha256}`
        if (!counted.has(key)) bytes += file.bytes
        counted.add(key)
      }
      isFull ||= bytes > bound
      if (place === 0) return false
      const isRecent = now - Date.parse(createdAt) < days * DAY
      return isFull || !(isRecent || place < fewest)
    })
    .map(({ id }) => id)
    .reverse()
}
