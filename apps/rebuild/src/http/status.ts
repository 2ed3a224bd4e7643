import { formatIssue } from '@kitewright/content-types/model'
import { formatBackup, formatShownInstead, type SiteStatus } from '@kitewright/protocol/site'
import type { Bucket } from '../bucket/bucket.ts'
import { formatFailureLines } from '../build/failure.ts'
import type { Backlog } from '../enquiries/enquiries.ts'
import type { ProbeResult } from '../enquiries/enquiry-probe.ts'
import type { HiddenVisitor } from '../enquiries/get-client.ts'
import type { BuildRequest } from '../intake/state.ts'
import type { WebhookTimes } from '../intake/webhook.ts'
import type { Leadership } from '../leader/leadership.ts'
import { getReasons } from '../queue/build-queue.ts'
import type { Publisher } from '../queue/publisher.ts'
import { SERVICE_NAME, VERSION } from '../version.ts'

const toIso = (at: number) => new Date(at).toISOString()

/** The response of `GET /readyz`. */
export const getReadiness = (
  { live, lake, lastChecked }: Publisher['status'],
  isReady: boolean,
  enquiryRefusal: string | null,
) => ({
  ready: isReady,
  live: live?.id ?? null,
  publishedAt: live?.manifest.createdAt ?? null,
  lake: lake?.text ?? null,
  enquiryRefusal,
  lastChecked: lastChecked === null ? null : toIso(lastChecked),
})

type StatusParts = {
  releases: readonly string[]
  enquiries: readonly Backlog[]
  probe: ProbeResult | null
  /** Why the disk rejects enquiries. */
  enquiryRefusal: string | null
  hiddenVisitor: HiddenVisitor | null
  backup: SiteStatus['backup']
  webhooks: WebhookTimes
  /** Null without write access to the lake. */
  leadership: Leadership['status'] | null
  /** Null without a bucket. */
  bucket: Pick<Bucket, 'live' | 'failure'> | null
}

/** The response of `GET /status`; times are ISO 8601. */
export function getStatus({ status }: Publisher, parts: StatusParts) {
  const { releases, enquiries, probe, enquiryRefusal, hiddenVisitor, backup, webhooks } = parts
  const { live, running, waiting, failure, lock, lastPublication, lastChecked, builds } = status
  return {
    name: SERVICE_NAME,
    /** The version of the service. */
    version: VERSION,
    live: live && {
      id: live.id,
      publishedAt: live.manifest.createdAt,
      source: live.manifest.source,
      contentHash: live.manifest.contentHash,
      bundleHash: live.manifest.bundleHash,
      pages: Object.keys(live.manifest.pages).length,
      documents: live.manifest.documents,
      damaged: live.damaged,
    },
    contentHash: live?.manifest.contentHash ?? null,
    running: running && {
      since: toIso(running.at),
      phase: running.phase,
      reasons: running.reasons,
    },
    waiting: waiting.length > 0 ? getWaiting(waiting) : null,
    lastFailure: failure && {
      kind: failure.kind,
      exitCode: failure.exitCode,
      at: toIso(failure.at),
      resolvedAt: failure.resolvedAt === null ? null : toIso(failure.resolvedAt),
      message: formatFailureLines(failure),
      issues: failure.issues,
    },
    /** Published entries with problems: the site shows their last good versions. */
    quarantined: status.quarantined,
    locked: lock && { since: toIso(lock.at), reason: lock.reason },
    lastPublication: lastPublication && { ...lastPublication, at: toIso(lastPublication.at) },
    /** When the newest content was last confirmed live. */
    lastChecked: lastChecked === null ? null : toIso(lastChecked),
    /** Whether the content lake answers; null without a lake. */
    lake: status.lake?.text ?? null,
    /** The next time at which a post appears or a job expires. */
    changesAt: status.changesAt,
    /** Whether this service is the leader or a standby; null before it knows, and without write access to the lake. */
    role: parts.leadership?.role ?? null,
    /** The leader, and since when this standby sees no write of it. */
    leader: parts.leadership?.leader ?? null,
    leaderSilentSeconds: toSeconds(parts.leadership?.silentMs ?? null),
    /** Why this standby cannot show what the leader shows under its lock. */
    lockProblem: parts.leadership?.lockProblem ?? null,
    standbys: parts.leadership?.standbys ?? [],
    /** The release in the bucket, and why the newest one is not there. */
    bucket: parts.bucket && {
      live: parts.bucket.live?.id ?? null,
      failure: parts.bucket.failure && {
        since: toIso(parts.bucket.failure.at),
        message: parts.bucket.failure.message,
      },
    },
    /** Builds since the service started. */
    builds,
    releases,
    /** The newest backup, and why a later one failed; null without backups. */
    backup,
    /** Why the sender of the last enquiry is unknown; null when it is known. */
    hiddenVisitor,
    /** The last accepted webhook, and the last one with a wrong signature. */
    webhooks: {
      accepted: webhooks.accepted === null ? null : toIso(webhooks.accepted),
      refused: webhooks.refused === null ? null : toIso(webhooks.refused),
    },
    /** Undelivered enquiries, by destination. */
    enquiries,
    /** Why the disk rejects enquiries; null while it accepts them. */
    enquiryRefusal,
    /** The last enquiry probe and its failed parts; null before the first, or without probes. */
    enquiryProbe: probe && { at: toIso(probe.at), failed: probe.failed },
  }
}

const toSeconds = (ms: number | null) => ms && Math.round(ms / 1000)

const getWaiting = (requests: readonly BuildRequest[]) => ({
  since: toIso(requests.reduce((first, { at }) => Math.min(first, at), Number.MAX_SAFE_INTEGER)),
  count: requests.length,
  reasons: getReasons(requests),
})

export type Status = ReturnType<typeof getStatus>
type QuarantinedEntry = Status['quarantined'][number]

/** Returns the title of the status page, short and long. */
function getHeadings(
  { locked, quarantined, role, bucket }: Status,
  isFailing: boolean,
): [string, string] {
  if (isFailing) return ['Not live', 'The newest content is not live']
  if (role === 'standby') return ['Standby', 'This service is a standby']
  if (bucket?.failure) return ['Not live', 'The bucket does not have the newest release']
  if (locked) return ['Locked', 'Publishing is locked']
  return quarantined.length > 0
    ? ['To fix', 'Some of what was published is not live']
    : ['Live', 'All is well']
}

/** The status as a page for browsers, which reloads every five seconds. */
export function renderStatusPage(status: Status): string {
  const { live, running, waiting, lastFailure, quarantined, locked, lastPublication } = status
  const isFailing = lastFailure !== null && lastFailure.resolvedAt === null
  const rows: [string, string][] = [
    [
      'Live',
      live
        ? `release ${live.id}, published ${live.publishedAt}, ${live.pages} pages`
        : 'nothing yet',
    ],
    ['Building', running ? `since ${running.since}: ${running.reasons.join(', ')}` : 'nothing'],
    ['Waiting', waiting ? `since ${waiting.since}: ${waiting.reasons.join(', ')}` : 'nothing'],
    ['Locked', locked ? `since ${locked.since}: ${locked.reason}` : 'no'],
    [
      'Last failure',
      isFailing ? `${lastFailure.at}: ${lastFailure.message}` : 'none that is not fixed',
    ],
    [
      'Published and wrong',
      quarantined.length > 0 ? quarantined.map(formatQuarantined).join('\n') : 'nothing',
    ],
    [
      'Last publication',
      lastPublication
        ? `${lastPublication.at}: ${lastPublication.reasons.join(', ')}`
        : 'none since the start',
    ],
    ['Last checked', status.lastChecked ?? 'not yet'],
    ['Content lake', status.lake ?? 'none: the bundled content'],
    ['Role', formatRole(status)],
    ['Bucket', formatBucket(status.bucket)],
    ['Next scheduled change', status.changesAt ?? 'nothing does'],
    ['Enquiries refused', status.enquiryRefusal ?? 'no'],
    ['Enquiries on their way', status.enquiries.map(formatQueue).join(', ') || 'they stay here'],
    ['Their way, tried daily', probeText(status.enquiryProbe)],
    ['Newest backup', status.backup ? formatBackup(status.backup, Date.now()) : 'not known'],
    ['Releases on disk', String(status.releases.length)],
    ['Version', status.version],
  ]
  const [short, heading] = getHeadings(status, isFailing)
  const lines = rows.map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>${short}: Kitewright</title>
<style>${style}</style>
<h1>${heading}</h1>
<dl>${lines.join('')}</dl>
</html>
`
}

function formatRole({ role, leader, leaderSilentSeconds, standbys, lockProblem }: Status): string {
  if (role !== 'standby') {
    const names = standbys.map(({ host }) => host).join(', ')
    return `the only service, or the leader; standbys: ${names || 'none'}`
  }
  const lines = [
    `standby of ${leader?.host ?? 'another service'}; ops/promote makes it the leader`,
    leaderSilentSeconds === null ? null : `the leader is silent for ${leaderSilentSeconds} s`,
    lockProblem,
  ]
  return lines.filter(Boolean).join('\n')
}

function formatBucket(bucket: Status['bucket']): string {
  if (!bucket) return 'none'
  const { live, failure } = bucket
  const shown = live ? `release ${live}` : 'nothing yet'
  return failure ? `${shown}; failing since ${failure.since}: ${failure.message}` : shown
}

const formatQueue = ({ destination, waiting, late }: Status['enquiries'][number]) =>
  `${waiting} to ${destination}${late > 0 ? `, of those ${late} for too long` : ''}`

function probeText(probe: Status['enquiryProbe']): string {
  if (!probe) return 'not yet, or not at all'
  const { at, failed } = probe
  return `${at}: ${failed.map(({ name, why }) => `${name}: ${why}`).join('; ') || 'it is well'}`
}

/** A quarantined entry with its editor, its visible version and its issues. */
function formatQuarantined(entry: QuarantinedEntry): string {
  const { id, type, name, by, since, issues } = entry
  const published = [by && `published by ${by}`, since].filter(Boolean).join(', ')
  return [
    `${name} (${type} ${id}), ${published ? `${published}: ` : ''}visitors ${formatShownInstead(entry)}`,
    ...issues.map((issue) => `– ${formatIssue(issue)}`),
  ].join('\n')
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}
dt{font-weight:600;margin-top:1rem}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}`

/** The status contains texts of editors. */
const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** Whether a browser asks, rather than a program. */
export const isPageRequest = (accept: string | undefined) => accept?.includes('text/html') ?? false
