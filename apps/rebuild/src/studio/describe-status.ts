import { quarantinedEntry } from '@kitewright/content-loader/load'
import type { Settings } from '@kitewright/content-loader/settings'
import { type SiteStatus, STATUS_ID, STATUS_TYPE } from '@kitewright/protocol/site'
import type { Standby } from '../leader/leader-document.ts'
import type { Publisher } from '../queue/publisher.ts'
import { VERSION } from '../version.ts'

type State = {
  status: Publisher['status']
  site: Pick<Settings, 'siteUrl' | 'studioUrl'>
  backup: SiteStatus['backup']
  standbys?: readonly Standby[]
}

const toIso = (at: number) => new Date(at).toISOString()

/** The site's status as the Studio shows it. */
export function describeStatus({ status, site, backup, standbys = [] }: State): SiteStatus {
  const { live, running, waiting, failure, lock, quarantined } = status
  const [first] = waiting
  const waitingWork = first ? ({ since: toIso(first.at), phase: 'waiting' } as const) : null
  return {
    _id: STATUS_ID,
    _type: STATUS_TYPE,
    version: VERSION,
    siteUrl: site.siteUrl,
    hasPreview: site.studioUrl !== null,
    builder: 'service',
    canSchedule: true,
    canLink: true,
    live: live && {
      release: live.id,
      at: live.manifest.createdAt,
      contentHash: live.manifest.contentHash,
    },
    work: running ? { since: toIso(running.at), phase: 'building' } : waitingWork,
    failure:
      failure && failure.resolvedAt === null
        ? {
            at: toIso(failure.at),
            message: failure.message,
            willRetry: failure.retry,
            issues: failure.issues,
          }
        : null,
    quarantined: quarantined.map((entry) =>
      quarantinedEntry(entry, live?.manifest.createdAt ?? ''),
    ),
    lock: lock && {
      since: toIso(lock.at),
      reason: lock.reason,
      by: lock.by ?? null,
      release: lock.live ?? null,
    },
    backup,
    standbys: standbys.map(({ host }) => host),
  }
}
