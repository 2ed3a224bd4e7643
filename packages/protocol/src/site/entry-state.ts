import type { LiveRevisions } from './live-file.ts'
import { type SiteStatus, type StatusProblem, shownInstead } from './site-status.ts'

export type EntryState =
  /** Never published, or with unpublished changes. */
  | { kind: 'draft' }
  /** Visitors will see it in a moment. */
  | { kind: 'going-live' }
  | { kind: 'live' }
  /** Published and valid, but its embargo or expiry hides it. */
  | { kind: 'off-site'; words: string }
  /** Publishing is paused: a release was restored or someone locked the site. */
  | { kind: 'held-back' }
  /** Published but not shown until these problems are fixed, here or elsewhere. */
  | { kind: 'not-live'; problems: readonly StatusProblem[]; message: string }
  /** The live revision is unknown: no builder, or the site is unreachable. */
  | { kind: 'unknown' }

type Entry = {
  id: string
  hasDraft: boolean
  /** Undefined if never published. */
  publishedRev: string | undefined
  /** The embargo or expiry as text: “Ended on 3 March 2027”. */
  offSite: string | null
}

/** The state that an entry's badge shows. `live` is null when `live.json` could not be read. */
export function entryState(
  { id, hasDraft, publishedRev, offSite }: Entry,
  live: LiveRevisions | null,
  status: SiteStatus | null,
): EntryState {
  if (publishedRev === undefined) return { kind: 'draft' }
  const quarantined = status?.quarantined.find((entry) => entry.id === id)
  if (quarantined && quarantined.rev === publishedRev) {
    return {
      kind: 'not-live',
      problems: quarantined.problems,
      message: `Visitors ${shownInstead(quarantined)}.`,
    }
  }
  if (live?.[id] === publishedRev) return { kind: hasDraft ? 'draft' : 'live' }
  if (hasDraft) return { kind: 'draft' }
  // An earlier version may be live until the next build.
  if (offSite !== null && live?.[id] === undefined) return { kind: 'off-site', words: offSite }
  if (!live) return { kind: 'unknown' }
  if (status?.lock) return { kind: 'held-back' }
  if (status?.failure && !status.failure.willRetry) {
    const { message, problems } = status.failure
    return { kind: 'not-live', message, problems }
  }
  return { kind: 'going-live' }
}
