import { join } from 'node:path'
import { createLakeClient, fetchDocuments } from '@kitewright/content-loader/load'
import type { SiteRequest } from '@kitewright/protocol/requests'
import { siteReleasesSchema, siteStatusSchema, storeEntryVersions } from '@kitewright/protocol/site'
import type { BackupWatch } from '../backups/backup-folder.ts'
import { getDocumentCache } from '../build/document-cache-file.ts'
import { readStoredDocument } from '../build/release-documents.ts'
import type { Log } from '../log.ts'
import { Builder } from '../queue/builder.ts'
import type { Publisher } from '../queue/publisher.ts'
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
    'content' | 'writeToken' | 'bundleFolder' | 'buildTimeout' | 'lakeTimeoutMs'
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
}

/** Service and Studio exchange documents in the lake, which Sanity protects. */
export type StudioConnection = {
  requests: StudioRequests
  scheduledPublishes: ScheduledPublishes
  shareLinks: ShareLinks
  /** Something may be different now. */
  changed: () => void
  /** Waits for current writes. */
  stop: () => Promise<unknown>
}

/** Null without a lake, or without a token with write access. */
export function connectStudio({
  settings,
  publisher,
  getLive,
  releases,
  sharePages,
  backups,
  cacheFolder,
  log,
  onScheduleChange,
}: Parts): StudioConnection | null {
  const { content, writeToken } = settings
  if (content.contentSource === 'seed' || !content.lake || !writeToken) return null
  const { lake } = content
  const client = createLakeClient({ ...lake, token: writeToken })
  const status = new StateWriter({
    describe: async () =>
      describeStatus({
        status: { ...publisher.status, live: getLive() },
        site: content,
        backup: backups.status,
      }),
    write: (now) => client.createOrReplace(siteStatusSchema.parse(now)),
    log,
  })
  const newest = new ReleaseList(releases)
  const past = new StateWriter({
    describe: async () => describeReleases(await newest.all(), getLive()?.manifest),
    write: (now) => client.createOrReplace(siteReleasesSchema.parse(now)),
    log,
  })
  const getContents = ({ id, createdAt }: ReleaseSummary) => ({
    at: createdAt,
    contents: async () => (await releases.manifest(id))?.contents ?? {},
    read: (entry: string) => readStoredDocument(releases.getFolder(id), entry),
  })
  // The entries of each release, for the version history in the Studio.
  const entries = new StateWriter({
    describe: () => releases.ids(),
    write: async () => storeEntryVersions(client, (await releases.summaries()).map(getContents)),
    log,
  })
  const scheduledPublishes = new ScheduledPublishes({
    client,
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
  let listed: string | undefined
  return {
    requests: new StudioRequests({
      client,
      execute: (request) => handleRequest(publisher, shareLinks, request),
      log,
    }),
    scheduledPublishes,
    shareLinks,
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

/** Returns why it cannot be done, or null. Repeating it does no harm. */
async function handleRequest(
  publisher: Publisher,
  shareLinks: ShareLinks,
  { action, release, link, by }: SiteRequest,
): Promise<string | null> {
  switch (action) {
    case 'restore': {
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
