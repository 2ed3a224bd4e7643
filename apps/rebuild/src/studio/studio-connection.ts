import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createLakeClient, fetchDocuments } from '@kitewright/content-loader/load'
import { isThisMachine } from '@kitewright/content-loader/settings'
import type { SiteRequest } from '@kitewright/protocol/requests'
import { siteReleasesSchema, siteStatusSchema, storeEntryVersions } from '@kitewright/protocol/site'
import type { BackupWatch } from '../backups/backup-folder.ts'
import { getDocumentCache } from '../build/document-cache-file.ts'
import { readStoredDocument } from '../build/release-documents.ts'
import type { Role } from '../leader/leader-file.ts'
import { Leadership, type Mutations } from '../leader/leadership.ts'
import type { Log } from '../log.ts'
import { Builder } from '../queue/builder.ts'
import type { Publisher } from '../queue/publisher.ts'
import { hashBytes } from '../releases/manifest.ts'
import type { Release, Releases } from '../releases/releases.ts'
import type { ReleaseSummary } from '../releases/retention.ts'
import { ScheduledPublishes } from '../schedule/scheduled-publishes.ts'
import type { RebuildSettings } from '../settings/settings.ts'
import type { ShareJob, ShareOutcome } from '../share-links/make-share-pages.ts'
import { ShareLinks } from '../share-links/share-links.ts'
import type { SharePages } from '../share-links/share-pages.ts'
import { describeStatus } from './describe-status.ts'
import { describeReleases, ReleaseList } from './release-list.ts'
import { StateWriter } from './state-writer.ts'
import { StudioRequests } from './studio-requests.ts'

type Parts = {
  settings: Pick<
    RebuildSettings,
    | 'content'
    | 'writeToken'
    | 'bundleFolder'
    | 'buildTimeout'
    | 'lakeTimeoutMs'
    | 'dataFolder'
    | 'reconcileEvery'
  >
  publisher: Publisher
  /** The release that visitors see: behind a CDN it is the one in its bucket. */
  getLive: () => Release | null
  releases: Releases
  sharePages: SharePages
  backups: Pick<BackupWatch, 'status'>
  cacheFolder: string
  log: Log
  /** Called when the scheduled publishes may have changed. */
  onScheduleChange: () => void
  /** Called after a change of the role. */
  onRole: (role: Role) => Promise<unknown> | undefined
}

/** Service and Studio exchange documents in the lake, which Sanity protects. */
export type StudioConnection = {
  leadership: Leadership
  requests: StudioRequests
  scheduledPublishes: ScheduledPublishes
  /** Gives a sign of life, and carries out as the leader what waits. Never rejects. */
  check: () => Promise<void>
  /** Something may be different now. */
  changed: () => void
  /** Waits for current writes. */
  stop: () => Promise<unknown>
}

/** Null without a lake, or without a token with write access. */
export async function connectStudio({
  settings,
  publisher,
  getLive,
  releases,
  sharePages,
  backups,
  cacheFolder,
  log,
  onScheduleChange,
  onRole,
}: Parts): Promise<StudioConnection | null> {
  const { content, writeToken } = settings
  if (content.contentSource === 'seed' || !content.lake || !writeToken) return null
  const { lake } = content
  const client = createLakeClient({ ...lake, token: writeToken })
  const isLocal = lake.apiHost !== null && isThisMachine(lake.apiHost)
  const leadership = await Leadership.open({
    client,
    dataFolder: settings.dataFolder,
    // A new data folder of this machine replaces one that was deleted.
    newService: isLocal ? hashBytes(settings.dataFolder).slice(0, 32) : randomUUID(),
    checkEvery: settings.reconcileEvery,
    getLock: () => publisher.sharedLock,
    followLock: (lock) => publisher.follow(lock),
    onRole(role) {
      if (role === 'leader') takeOver()
      return onRole(role)
    },
    log,
  })
  const status = new StateWriter({
    describe: async () =>
      describeStatus({
        status: { ...publisher.status, live: getLive() },
        site: content,
        backup: backups.status,
        standbys: leadership.status.standbys,
      }),
    write: (now) => leadership.commit([{ createOrReplace: siteStatusSchema.parse(now) }]),
    log,
  })
  const newest = new ReleaseList(releases)
  const past = new StateWriter({
    describe: async () => describeReleases(await newest.all(), getLive()?.manifest),
    write: (now) => leadership.commit([{ createOrReplace: siteReleasesSchema.parse(now) }]),
    log,
  })
  const commitAsLeader = async (mutations: Mutations) => {
    if (!(await leadership.commit(mutations))) throw new Error('Another service is the leader')
  }
  const getContents = ({ id, createdAt }: ReleaseSummary) => ({
    at: createdAt,
    contents: async () => (await releases.manifest(id))?.contents ?? {},
    read: (entry: string) => readStoredDocument(releases.getFolder(id), entry),
  })
  // The entries of each release, for the version history in the Studio.
  const entries = new StateWriter({
    describe: () => releases.ids(),
    async write() {
      if (!(await leadership.commit())) return false
      await storeEntryVersions(
        { fetch: (query) => client.fetch(query), mutate: commitAsLeader },
        (await releases.summaries()).map(getContents),
      )
      return true
    },
    log,
  })
  const scheduledPublishes = new ScheduledPublishes({
    client,
    commit: commitAsLeader,
    isStandby: () => leadership.isStandby,
    fetchPublished: () => fetchDocuments(lake, { tries: 1, cache: getDocumentCache(cacheFolder) }),
    log,
    onChange: onScheduleChange,
  })
  const builder = new Builder<ShareJob, ShareOutcome>({
    timeout: settings.buildTimeout,
    compileCache: join(cacheFolder, 'node'),
    bundleFolder: settings.bundleFolder,
    program: join(import.meta.dirname, '../share-links/child.ts'),
  })
  const shareLinks = new ShareLinks({
    client,
    pages: sharePages,
    settings,
    cacheFolder,
    log,
    live: () => publisher.status.live?.folder ?? null,
    make: (job) => builder.build(job),
  })
  const requests = new StudioRequests({
    client,
    leadership,
    execute: (request) => handleRequest({ publisher, releases, shareLinks }, request),
    log,
  })
  let listed: string | undefined
  const executeAll = async () => {
    if (leadership.isStandby) return
    await Promise.all([requests.executeAll(), scheduledPublishes.check(), shareLinks.check()])
  }
  function takeOver() {
    for (const writer of [status, past, entries]) writer.rewrite()
    void executeAll()
  }
  return {
    leadership,
    requests,
    scheduledPublishes,
    async check() {
      await leadership.check()
      status.changed()
      await executeAll()
    },
    changed() {
      status.changed()
      const { running } = publisher.status
      const live = getLive()
      // Old releases are removed at the end of a run.
      if (running || live?.id === listed) return
      listed = live?.id
      past.changed()
      entries.changed()
    },
    stop: () =>
      Promise.all([
        ...[scheduledPublishes.stop(), status.stop(), past.stop(), entries.stop()],
        // In this order, so that unfinished pages are built after the next start.
        ...[shareLinks.stop(), builder.stop()],
      ]),
  }
}

type Executors = { publisher: Publisher; releases: Releases; shareLinks: ShareLinks }

/** The id of a release here; another server may have listed it under its own id. */
async function findRelease(
  releases: Releases,
  { release, contentHash, bundleHash }: SiteRequest,
): Promise<string | undefined> {
  if (!release || !contentHash || !bundleHash || (await releases.ids()).includes(release))
    return release
  return (await releases.findSame({ contentHash, bundleHash })) ?? release
}

/** Returns why it cannot be done, or null. Repeating it does no harm. */
async function handleRequest(
  { publisher, releases, shareLinks }: Executors,
  request: SiteRequest,
): Promise<string | null> {
  const { action, link, by } = request
  switch (action) {
    case 'restore': {
      const release = await findRelease(releases, request)
      if (!release) return 'It names no release.'
      const { live, lock } = publisher.status
      if (lock?.live === release && live?.id === release) return null
      const shown = await publisher.rollback(release, by)
      return typeof shown === 'string' ? shown : null
    }
    case 'resume':
      await publisher.unlock()
      return null
    case 'rebuild':
      await publisher.requestBuild(`asked for by ${by}`, false)
      return null
    case 'share-links':
      // Building pages takes seconds, for which other requests need not wait. A restart finds unfinished links.
      void shareLinks.check(link)
      return null
  }
}
