import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { BackupWatch } from './backups/backup-folder.ts'
import type { Bucket } from './bucket/bucket.ts'
import type { Enquiries } from './enquiries/enquiries.ts'
import type { Leadership } from './leader/leadership.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Publisher } from './queue/publisher.ts'
import type { Releases } from './releases/releases.ts'
import type { ScheduledPublishes } from './schedule/scheduled-publishes.ts'
import type { RebuildSettings } from './settings/settings.ts'
import type { StudioRequests } from './studio/studio-requests.ts'

/** Available once the service has read its state from disk. */
export type Control = {
  publisher: Publisher
  releases: Releases
  /** Null without write access to the lake: nothing is shared with other services. */
  leadership: Leadership | null
  bucket: Bucket | null
  /** Executes requests of the Studio; null without write access to the lake. */
  studioRequests: StudioRequests | null
  /** Publishes schedules at their time; null without write access to the lake. */
  scheduledPublishes: ScheduledPublishes | null
  enquiries: Enquiries
  backups: BackupWatch
}

export type ControlOptions = {
  settings: Pick<
    RebuildSettings,
    'secrets' | 'adminToken' | 'requestTimeout' | 'hosts' | 'alerts' | 'dataFolder'
  >
  metrics: Metrics
  log: Log
  /** Null while the service starts or stops. */
  control: () => Control | null
}

export type ServiceEnv = { Bindings: HttpBindings; Variables: { control: Control } }

/** Answers with an error text for people. */
export const sendError = (c: Context, status: ContentfulStatusCode, error: string) =>
  c.json({ error }, status)
