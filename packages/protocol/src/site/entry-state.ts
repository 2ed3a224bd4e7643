import type { LiveRevisions } from './live-file.ts'
import type { SiteStatus, StatusProblem } from './site-status.ts'

export type EntryState =
  /** Never published, or with changes that are not. */
  | { kind: 'draft' }
  /** Visitors will see it in a moment. */
  | { kind: 'going-live' }
  | { kind: 'live' }
  /** Published and right, and not on the site: it waits for its date, or has ended. */
  | { kind: 'off-site'; words: string }
  /** Nothing goes live now, as an earlier release was restored or someone locked the site. */
  | { kind: 'held-back' }
  /** Published, and not shown: these things must be fixed, here or elsewhere. */
  | { kind: 'not-live'; problems: readonly StatusProblem[]; message: string }
  /** Nobody tells what is live: no builder, or the site cannot be asked. */
  | { kind: 'unknown' }

type Entry = {
  id: string
  hasDraft: boolean
  /** The revision that is published; undefined when none is. */
  publishedRev: string | undefined
  /** Why visitors do not see it now, as its own dates say: “Ended on 3 March 2027”. */
  offSite: string | null
}

/** What an entry's badge says. `live` is null when `live.json` could not be read. */
export function entryState(
  { id, hasDraft, publishedRev, offSite }: Entry,
  live: LiveRevisions | null,
  status: SiteStatus | null,
): EntryState {
  if (publishedRev === undefined) return { kind: 'draft' }
  const held = status?.held.find((entry) => entry.id === id)
  if (held && held.rev === publishedRev) {
    return {
      kind: 'not-live',
      problems: held.problems,
      message: held.hasLastGood
        ? 'Visitors see its last good version.'
        : 'Visitors do not see it yet.',
    }
  }
  if (live?.[id] === publishedRev) return { kind: hasDraft ? 'draft' : 'live' }
  if (hasDraft) return { kind: 'draft' }
  // Until the next build an earlier version may still be there.
  if (offSite !== null && live?.[id] === undefined) return { kind: 'off-site', words: offSite }
  if (!live) return { kind: 'unknown' }
  if (status?.lock) return { kind: 'held-back' }
  if (status?.failure && !status.failure.willRetry) {
    const { message, problems } = status.failure
    return { kind: 'not-live', message, problems }
  }
  return { kind: 'going-live' }
}
