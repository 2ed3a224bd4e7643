import type { Settings } from '@kitewright/content-loader/settings'
import {
  type HeldEntry,
  type SiteStatus,
  STATUS_ID,
  STATUS_TYPE,
  type StatusProblem,
} from '@kitewright/site-state/site-status'
import type { HeldEntry as Held } from '../publish/held-entries.ts'
import type { Publisher } from '../publish/publisher.ts'

type State = {
  status: Publisher['status']
  site: Pick<Settings, 'siteUrl' | 'studioUrl'>
}

const iso = (at: number) => new Date(at).toISOString()

/** What the Studio is told of the site as it is now. */
export function describeStatus({ status, site }: State): SiteStatus {
  const { live, running, waiting, failure, lock, held } = status
  const [first] = waiting
  return {
    _id: STATUS_ID,
    _type: STATUS_TYPE,
    siteUrl: site.siteUrl,
    hasPreview: site.studioUrl !== null,
    builder: 'service',
    host: null,
    live: live && {
      release: live.id,
      at: live.manifest.createdAt,
      contentHash: live.manifest.contentHash,
    },
    work: running
      ? { since: iso(running.at), phase: 'building' }
      : first
        ? { since: iso(first.at), phase: 'waiting' }
        : null,
    failure:
      failure && failure.resolvedAt === null
        ? {
            at: iso(failure.at),
            message: failure.message,
            willRetry: failure.retry,
            problems: failure.problems,
          }
        : null,
    held: held.map((entry) => entryOf(entry, live?.manifest.createdAt ?? '')),
    lock: lock && {
      since: iso(lock.at),
      reason: lock.reason,
      by: lock.by ?? null,
      release: lock.live ?? null,
    },
  }
}

/** @param otherwise when a deletion counts from. */
const entryOf = (
  { id, type, name, rev, by, since, hasLastGood, problems }: Held,
  otherwise: string,
): HeldEntry => ({
  id,
  type,
  name,
  rev,
  by,
  since: since ?? otherwise,
  hasLastGood,
  problems: problems.map(
    ({ id: place, type, title, path, message, expected, found }): StatusProblem => ({
      ...(place && { id: place }),
      type,
      // A page has no title of its own.
      where: title ?? (place === id ? name : place) ?? type,
      field: path,
      what: message ?? `expected ${expected}, found ${found}.`,
    }),
  ),
})
