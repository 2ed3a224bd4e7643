import type { Issue } from '@kitewright/content-types/model'
import { z } from 'zod'

/** A file of every release with the live revisions. */
export const LIVE_PATH = '/live.json'

/** The revision (`_rev`) of each published document by its id. */
export const liveRevisionsSchema = z.record(z.string(), z.string())

export type LiveRevisions = z.infer<typeof liveRevisionsSchema>

/** `live.json` of a release of these documents; skips documents without a revision. */
export const getLiveRevisions = (
  documents: readonly { readonly _id?: unknown; readonly _rev?: unknown }[],
): LiveRevisions =>
  Object.fromEntries(
    documents
      .flatMap(({ _id, _rev }) =>
        typeof _id === 'string' && typeof _rev === 'string' ? [[_id, _rev] as const] : [],
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

export type EntryState =
  /** Never published, or with unpublished changes. */
  | { kind: 'draft' }
  /** Visitors will see it in a moment. */
  | { kind: 'going-live' }
  | { kind: 'live' }
  /** Published and valid, but its embargo or expiry hides it. */
  | { kind: 'off-site'; words: string }
  /** Publishing is paused: a release was restored or someone locked the site. */
  | { kind: 'paused' }
  /** Published but not shown until these issues are fixed, here or elsewhere. */
  | { kind: 'not-live'; issues: readonly Issue[]; message: string }
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
export function getEntryState(
  { id, hasDraft, publishedRev, offSite }: Entry,
  live: LiveRevisions | null,
  status: SiteStatus | null,
): EntryState {
  if (publishedRev === undefined) return { kind: 'draft' }
  const quarantined = status?.quarantined.find((entry) => entry.id === id)
  if (quarantined && quarantined.rev === publishedRev) {
    return {
      kind: 'not-live',
      issues: quarantined.issues,
      message: `Visitors ${formatShownInstead(quarantined)}.`,
    }
  }
  if (live?.[id] === publishedRev) return { kind: hasDraft ? 'draft' : 'live' }
  if (hasDraft) return { kind: 'draft' }
  // An earlier version may be live until the next build.
  if (offSite !== null && live?.[id] === undefined) return { kind: 'off-site', words: offSite }
  if (!live) return { kind: 'unknown' }
  if (status?.lock) return { kind: 'paused' }
  if (status?.failure && !status.failure.willRetry) {
    const { message, issues } = status.failure
    return { kind: 'not-live', message, issues }
  }
  return { kind: 'going-live' }
}

/**
 * The state of the site, as the rebuild service reports it to the Studio. The dot in the id makes the document private even in
 * a public dataset; Sanity decides who may read it.
 */
export const STATUS_ID = 'site.status'
export const STATUS_TYPE = 'siteStatus'

/** An ISO 8601 time. */
const time = z.string()

/** An `Issue` of the content. */
export const issueSchema = z.object({
  document: z.object({ type: z.string(), id: z.string().optional(), title: z.string() }).optional(),
  path: z.string(),
  field: z.string().optional(),
  message: z.string(),
})

/** Empty in documents of version 0, which stored `problems`, until the service writes them again. */
export const issuesSchema = z.array(issueSchema).default([])

/** A quarantined entry: published but invalid; `formatShownInstead` says what visitors see. */
export const quarantinedSchema = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  /** The invalid revision; null if the document was deleted. */
  rev: z.string().nullable(),
  /** Author: a name, or a user's id if the name is not readable; null if unknown. */
  by: z.string().nullable(),
  since: time,
  /** Whether visitors see an earlier version. */
  hasLastGood: z.boolean(),
  /** Whether that version is the bundled one, as on a new site that never had a good one. */
  isBundled: z.boolean().optional(),
  issues: issuesSchema,
})

export const siteStatusSchema = z.object({
  _id: z.literal(STATUS_ID),
  _type: z.literal(STATUS_TYPE),
  /** The version of the rebuild service; absent before 1.0.0 and at a static host. */
  version: z.string().optional(),
  /** Address of the site, without a slash at the end. */
  siteUrl: z.string(),
  /** Whether the Studio can show drafts in the site's preview. */
  hasPreview: z.boolean(),
  /** The rebuild service; builds of a static host report nothing. */
  builder: z.literal('service'),
  /** Whether it publishes schedules. */
  canSchedule: z.boolean(),
  /** Whether it makes pages for share links. */
  canLink: z.boolean(),
  live: z.object({ release: z.string(), at: time, contentHash: z.string() }).nullable(),
  work: z.object({ since: time, phase: z.enum(['waiting', 'building']) }).nullable(),
  /** The reason why the newest content is not live; null if it is or will be. */
  failure: z
    .object({
      at: time,
      message: z.string(),
      willRetry: z.boolean(),
      issues: issuesSchema,
    })
    .nullable(),
  quarantined: z.array(quarantinedSchema),
  /** Publishing is paused. `release`: the restored one. */
  lock: z
    .object({
      since: time,
      reason: z.string(),
      by: z.string().nullable(),
      release: z.string().nullable(),
    })
    .nullable(),
  /** The newest backup of the content on the server, and why a later one failed; null if unknown. */
  backup: z
    .object({ newest: time.nullable(), failure: z.string().nullable(), isLate: z.boolean() })
    .nullable(),
  /** Host names of servers that are ready to replace the one that reports this. */
  standbys: z.array(z.string()).optional(),
})

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** “3 h ago”, and why a later backup failed. */
export function formatBackup(
  { newest, failure }: NonNullable<SiteStatus['backup']>,
  now: number,
): string {
  const age = newest === null ? 'none yet' : formatAge(now - Date.parse(newest))
  return failure === null ? age : `${age}; the last one failed: ${failure}`
}

function formatAge(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(0, Math.round(ms / MINUTE_MS))} min ago`
  return ms < 2 * DAY_MS
    ? `${Math.round(ms / HOUR_MS)} h ago`
    : `${Math.round(ms / DAY_MS)} days ago`
}

/** Reported by the rebuild service, or derived by the Studio from `live.json` of a static host. */
export type SiteStatus = Omit<z.infer<typeof siteStatusSchema>, 'builder'> & {
  builder: 'service' | 'static'
}
export type QuarantinedEntry = z.infer<typeof quarantinedSchema>

/** Says which version of a quarantined entry visitors see; follows the word “visitors”. */
export function formatShownInstead({
  hasLastGood,
  isBundled,
}: Pick<QuarantinedEntry, 'hasLastGood' | 'isBundled'>): string {
  if (!hasLastGood) return 'do not see it yet'
  return isBundled ? 'see its bundled version' : 'see its last good version'
}
