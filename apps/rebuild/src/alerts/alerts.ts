import { join } from 'node:path'
import type { BackupWatch } from '../backups/backup-folder.ts'
import type { Bucket } from '../bucket/bucket.ts'
import type { Leadership } from '../leader/leadership.ts'
import type { Log } from '../log.ts'
import type { Publisher } from '../queue/publisher.ts'
import type { ScheduledPublishes } from '../schedule/scheduled-publishes.ts'
import type { RebuildSettings } from '../settings/settings.ts'
import { describeStatus } from '../studio/describe-status.ts'
import { type Facts, getAlerts } from './get-alerts.ts'
import { DelayedPublishes } from './late-publishes.ts'
import { createMailChannel } from './mail-channel.ts'
import type { Channel } from './message.ts'
import { Notifier } from './notifier.ts'
import { type Evaluation, SentAlertsFile } from './sent-alerts.ts'
import { createWebhookChannel } from './webhook-channel.ts'

type Parts = {
  settings: Pick<RebuildSettings, 'alerts' | 'content' | 'dataFolder'>
  publisher: Publisher
  enquiries: {
    backlogs: (after: number) => Facts['enquiries']
    probe: Facts['probe']
    isFlood: boolean
    refusal: string | null
  }
  backups: Pick<BackupWatch, 'status'>
  /** Null when nothing can be scheduled. */
  scheduledPublishes: Pick<ScheduledPublishes, 'waiting' | 'isKnown'> | null
  leadership: Pick<Leadership, 'isStandby' | 'status'> | null
  bucket: Pick<Bucket, 'failure'> | null
  log: Log
}

export type Alerts = {
  /** Something may be different now. Neither waits nor throws. */
  checkStatus: () => void
  stop: () => Promise<unknown>
}

/** Also checks for changes that only time brings: a late publish, a token about to expire. */
const CHECK_INTERVAL_MS = 30_000

/** Sends alerts about the site; null when no channel is set. */
export async function startAlerts(parts: Parts): Promise<Alerts | null> {
  const { settings, publisher, enquiries, backups, scheduledPublishes, bucket, log } = parts
  const { content, alerts, dataFolder } = settings
  const channels = createChannels(alerts)
  if (channels.length === 0) return null
  const delayed = new DelayedPublishes(alerts.after)

  const computeAlerts = async (): Promise<Evaluation> => {
    await publisher.authorsKnown()
    const { status } = publisher
    const site = describeStatus({ status, site: content, backup: backups.status })
    return getAlerts({
      site,
      failureKind: status.failure?.kind ?? null,
      isChecked: status.lastChecked !== null,
      ...delayed.in(status, performance.now()),
      scheduledPublishes: {
        waiting: scheduledPublishes?.waiting ?? [],
        isKnown: scheduledPublishes?.isKnown ?? true,
        after: alerts.after,
      },
      enquiries: enquiries.backlogs(alerts.after),
      probe: enquiries.probe,
      isFlood: enquiries.isFlood,
      rejection: enquiries.refusal,
      bucketFailure: getBucketFailure(bucket, alerts.after),
      standby: describeStandby(parts.leadership),
      tokenExpires: alerts.tokenExpires,
      studioUrl: content.studioUrl,
      now: Date.now(),
    })
  }
  const notifiers = await Promise.all(
    channels.map(async (channel) => {
      const file = new SentAlertsFile(join(dataFolder, 'alerts'), channel.name)
      const site = new URL(content.siteUrl).host
      return new Notifier({ channel, computeAlerts, file, site, log }, await file.read(log))
    }),
  )
  const checkStatus = () => {
    delayed.in(publisher.status, performance.now())
    for (const notifier of notifiers) notifier.check()
  }
  const timer = setInterval(checkStatus, Math.min(CHECK_INTERVAL_MS, alerts.after))
  return {
    checkStatus,
    stop() {
      clearInterval(timer)
      return Promise.all(notifiers.map((notifier) => notifier.stop()))
    },
  }
}

/** A single failure may be temporary, and is retried. */
const getBucketFailure = (bucket: Parts['bucket'], after: number): string | null =>
  bucket?.failure && Date.now() - bucket.failure.at >= after ? bucket.failure.message : null

function describeStandby(leadership: Parts['leadership']): Facts['standby'] {
  if (!leadership?.isStandby) return null
  const { leader, silentMs } = leadership.status
  return { leader: leader?.host ?? 'unknown', silentMs }
}

export const createChannels = ({ webhook, mail }: RebuildSettings['alerts']): Channel[] => [
  ...(webhook ? [createWebhookChannel(webhook)] : []),
  ...(mail ? [createMailChannel(mail)] : []),
]
