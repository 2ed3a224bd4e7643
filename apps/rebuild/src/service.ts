import { mkdir } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { makePrivateFolder } from '@kitewright/protocol/private-files'
import { deleteUnused } from '@kitewright/site-engine/files'
import { type Alerts, startAlerts } from './alerts/alerts.ts'
import { Heartbeat } from './alerts/heartbeat.ts'
import { BackupWatch } from './backups/backup-folder.ts'
import { Bucket } from './bucket/bucket.ts'
import { migrateData, rejectNewerData } from './data-folder-version.ts'
import { Enquiries } from './enquiries/enquiries.ts'
import { createControlServer } from './http/control-server.ts'
import {
  createSiteServer,
  getInheritedSockets,
  listen,
  type RequestFilter,
  type SiteServer,
} from './http/site-server.ts'
import { Journal } from './intake/journal.ts'
import type { Log } from './log.ts'
import { Metrics } from './metrics.ts'
import { Builder } from './queue/builder.ts'
import { Publisher } from './queue/publisher.ts'
import { createPublisherLookup } from './queue/quarantined-entries.ts'
import { type Release, Releases } from './releases/releases.ts'
import type { Control } from './service-env.ts'
import { formatAlertSummary } from './settings/alert-settings.ts'
import type { RebuildSettings } from './settings/settings.ts'
import { SharePages } from './share-links/share-pages.ts'
import { connectStudio, type StudioConnection } from './studio/studio-connection.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** How long a stop waits for clients to receive responses. */
const SHUTDOWN_TIMEOUT_MS = 5_000

type Service = {
  /** Ports in use; the site's is null when another program serves it. */
  ports: { control: number; site: number | null }
  stop: () => Promise<void>
}

/**
 * Starts the service and serves the last live release at once. Opens its ports before it changes the disk,
 * so that a second start by mistake changes nothing. Then recovers the state of an earlier process while
 * it serves visitors. Throws when a port is busy or the disk fails. `program` replaces the build process.
 */
export async function startService(
  settings: RebuildSettings,
  log: Log,
  program?: string,
): Promise<Service> {
  await rejectNewerData(settings.dataFolder)
  let control: Control | null = null
  const metrics = new Metrics()
  let studio: StudioConnection | null = null
  let alerts: Alerts | null = null
  const enquiries = new Enquiries(settings, log, metrics, () => alerts?.checkStatus())
  const { dataFolder } = settings
  const sharePages = new SharePages(dataFolder, log)
  const filter: RequestFilter = (request, response) =>
    sharePages.handleRequest(request, response) || enquiries.handleRequest(request, response)
  const controlServer = createControlServer(
    { settings, metrics, log, control: () => control },
    filter,
  )
  const site = createSiteServer(log, filter)
  const cacheFolder = join(dataFolder, 'cache')
  const copies = [join(settings.bundleFolder, 'client'), cacheFolder]
  const releases = new Releases(dataFolder, copies)
  const last = await releases.current()
  if (last) showOrLog(site, last, log)
  const { port, host, sitePort, siteHost } = settings
  const [controlSocket, siteSocket] = getInheritedSockets()
  const ports = {
    control: await listen(controlServer, { port, host }, controlSocket),
    site:
      sitePort === null
        ? null
        : await listen(site.server, { port: sitePort, host: siteHost }, siteSocket),
  }

  // Another server of the site reads the releases.
  if (sitePort === null) await mkdir(dataFolder, { recursive: true })
  else makePrivateFolder(dataFolder)
  await migrateData(dataFolder)
  await enquiries.open()
  await sharePages.open()
  await releases.prepare()
  const { journal, state, aside } = await Journal.open(dataFolder)
  if (aside) log.error({ aside }, 'The journal could not be read; publishing is locked')
  const builder = new Builder({
    timeout: settings.buildTimeout,
    compileCache: join(cacheFolder, 'node'),
    bundleFolder: settings.bundleFolder,
    program,
  })
  const onChange = () => {
    studio?.changed()
    alerts?.checkStatus()
  }
  const { heartbeat: monitor } = settings.alerts
  const heartbeat = monitor === null ? null : new Heartbeat(monitor, log)
  const bucket =
    settings.bucket &&
    new Bucket({
      settings: settings.bucket,
      retentionMs: settings.retention.days * DAY_MS,
      dataFolder,
      log,
      confirm: async () => studio?.leadership.commit() ?? true,
      onChange,
    })
  const publisher = new Publisher(
    {
      settings,
      cacheFolder,
      journal,
      state,
      releases,
      builder,
      metrics,
      log,
      onChange,
      findPublisher: createPublisherLookup(settings),
      onLive: (release) => {
        site.show(release)
        bucket?.show(release)
      },
      onHealthy: () => heartbeat?.beat(),
    },
    last,
  )
  const backups = new BackupWatch(settings)
  await backups.check()
  studio = await connectStudio({
    settings,
    publisher,
    getLive: () => (bucket ?? publisher.status).live,
    releases,
    sharePages,
    backups,
    cacheFolder,
    log,
    onScheduleChange: () => alerts?.checkStatus(),
    onRole(role) {
      alerts?.checkStatus()
      if (role === 'standby') return bucket?.forget()
      const { live } = publisher.status
      if (live) bucket?.show(live)
    },
  })
  const leadership = studio?.leadership ?? null
  if (last) bucket?.show(last)
  alerts = await startAlerts({
    settings,
    publisher,
    enquiries,
    backups,
    scheduledPublishes: studio?.scheduledPublishes ?? null,
    leadership,
    bucket,
    log,
  })
  control = {
    publisher,
    releases,
    leadership,
    bucket,
    studioRequests: studio?.requests ?? null,
    scheduledPublishes: studio?.scheduledPublishes ?? null,
    enquiries,
    backups,
  }

  const deleteExpired = () => {
    void enquiries.deleteExpired()
    sharePages
      .removeEnded()
      .catch((error: unknown) =>
        log.error({ err: error }, 'Pages of ended share links could not be removed'),
      )
    deleteUnused(cacheFolder).catch((error: unknown) =>
      log.error({ err: error }, 'Unused files of the cache could not be removed'),
    )
    return journal
      .deleteOld(Date.now())
      .catch((error: unknown) =>
        log.error({ err: error }, 'Old rows of the journal could not be deleted'),
      )
  }
  const timers = [
    setInterval(() => {
      publisher.check('the regular check')
      void backups.check().then(onChange)
      // Checks pause under a lock, but the service is well.
      if (publisher.status.lock) heartbeat?.beat()
      void studio?.check()
    }, settings.reconcileEvery),
    setInterval(deleteExpired, HOUR_MS),
  ]
  await deleteExpired()
  const started = publisher.start()
  onChange()
  void studio?.check()
  log.info(
    {
      ...ports,
      live: last?.id ?? null,
      waiting: state.requests.length,
      alerts: formatAlertSummary(settings.alerts),
      heartbeat: monitor && new URL(monitor).host,
    },
    'The service runs',
  )

  const stop = async () => {
    control = null
    for (const timer of timers) clearInterval(timer)
    const answered = Promise.all([controlServer, site.server].map(closeServer))
    await started
    await publisher.stop()
    await bucket?.stop()
    await studio?.stop()
    await alerts?.stop()
    await heartbeat?.stop()
    await enquiries.stop()
    await journal.close()
    await answered
    log.info('The service has stopped')
  }
  return { ports, stop }
}

/** Accepts no more connections; resolves when responses are sent, or a client is too slow. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const shutdownTimer = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await closed
  clearInterval(idle)
  clearTimeout(shutdownTimer)
}

/** A damaged release may lack essential files; it is examined soon. */
function showOrLog(site: SiteServer, release: Release, log: Log) {
  try {
    site.show(release)
  } catch (error) {
    log.error({ err: error, id: release.id }, 'The live release cannot be served')
  }
}
