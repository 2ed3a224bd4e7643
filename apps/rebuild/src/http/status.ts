import { failureText } from '../build-process/failure.ts'
import type { Backlog } from '../enquiries/enquiries.ts'
import type { ProbeResult } from '../enquiries/enquiry-probe.ts'
import type { BuildRequest } from '../journal/state.ts'
import { reasonsOf } from '../publish/build-queue.ts'
import type { Publisher } from '../publish/publisher.ts'

const iso = (at: number) => new Date(at).toISOString()

/** What `GET /readyz` tells of a service that serves visitors, or does not. */
export const readinessOf = (
  { live, lake, lastChecked }: Publisher['status'],
  isReady: boolean,
) => ({
  ready: isReady,
  live: live?.id ?? null,
  publishedAt: live?.manifest.createdAt ?? null,
  lake: lake?.words ?? null,
  lastChecked: lastChecked === null ? null : iso(lastChecked),
})

/** What `GET /status` tells; times are ISO 8601, `null` means there is none. */
export function statusOf(
  { status }: Publisher,
  releases: readonly string[],
  enquiries: readonly Backlog[],
  probe: ProbeResult | null,
) {
  const { live, running, waiting, failure, lock, lastPublication, lastChecked, builds } = status
  return {
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
    running: running && { since: iso(running.at), phase: running.phase, reasons: running.reasons },
    waiting: waiting.length > 0 ? waitingOf(waiting) : null,
    lastFailure: failure && {
      kind: failure.kind,
      exitCode: failure.exitCode,
      at: iso(failure.at),
      resolvedAt: failure.resolvedAt === null ? null : iso(failure.resolvedAt),
      message: failureText(failure),
      problems: failure.problems,
    },
    /** Published and wrong: visitors see the last good version. */
    held: status.held,
    locked: lock && { since: iso(lock.at), reason: lock.reason },
    lastPublication: lastPublication && { ...lastPublication, at: iso(lastPublication.at) },
    /** When it was last seen that visitors have the newest content. */
    lastChecked: lastChecked === null ? null : iso(lastChecked),
    /** Whether the content lake answers; null where there is none. */
    lake: status.lake?.words ?? null,
    /** When a post comes or a job ends next, though nobody publishes. */
    changesAt: status.changesAt,
    /** Builds begun since the service started. */
    builds,
    releases,
    /** Enquiries on their way, by destination. */
    enquiries,
    /** When their way was tried last, and which part of it failed; null: not yet, or it is not tried. */
    enquiryProbe: probe && { at: iso(probe.at), failed: probe.failed },
  }
}

const waitingOf = (wants: readonly BuildRequest[]) => ({
  since: iso(wants.reduce((first, { at }) => Math.min(first, at), Number.MAX_SAFE_INTEGER)),
  count: wants.length,
  reasons: reasonsOf(wants),
})
