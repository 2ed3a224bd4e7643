import type { RequestListener } from 'node:http'
import { readRebuildSettings } from '@kitewright/rebuild/settings'
import { startTestServer } from '@kitewright/site-engine/testing'
import { expect, it } from 'vitest'
import { toClockFinding, toExpiryFinding } from './at-sanity.ts'
import { type Finding, runChecks } from './finding.ts'
import { createSiteChecks, toCertificateFinding } from './live-site.ts'
import {
  backupFinding,
  checkAlerts,
  checkOwnWebhook,
  createServiceChecks,
  getMissingPublishFix,
  type ServiceStatus,
  toStatusFindings,
  toVisitorFindings,
} from './local-service.ts'
import { checkDisk } from './machine.ts'

const now = Date.parse('2027-03-01T12:00:00Z')
const DAY = 24 * 60 * 60_000

const settings = readRebuildSettings({
  PUBLIC_SITE_URL: 'https://kitewright.example',
  PUBLIC_CONTACT_ENDPOINT: 'none',
  PUBLIC_SANITY_PROJECT_ID: 'kitewright',
  CONTENT_SOURCE: 'sanity',
  SANITY_WEBHOOK_SECRET: 'a-secret-for-the-doctor',
})
const quiet: ServiceStatus = {
  enquiries: [],
  webhooks: { accepted: null, refused: null },
}
const at = (ms: number) => new Date(ms).toISOString()

/** Findings at a site with these answers. */
async function atSite(answer: RequestListener, find: (siteUrl: string) => Promise<Finding[]>) {
  await using server = await startTestServer(answer)
  return await find(server.url)
}

const headersAt = (siteUrl: string) =>
  runChecks(
    createSiteChecks({
      settings: { siteUrl, studioUrl: null, hsts: null },
      dataFolder: '/none',
      loadDocuments: async () => [],
    }).filter(({ name }) => name === 'Headers'),
    () => {},
  )

type Case = [fault: string, find: () => Finding[] | Promise<Finding[]>, what: RegExp, fix: RegExp]

const cases: Case[] = [
  [
    'a full data disk',
    () => [checkDisk({ memory: 0, memoryLeft: 0, diskLeft: 50_000_000, filesLeft: 9e6 })],
    /^50 MB/,
    /REBUILD_KEEP_DAYS/,
  ],
  [
    'a full data disk that stops a publish',
    () =>
      toStatusFindings({
        ...quiet,
        lastFailure: { kind: 'disk', resolvedAt: null, message: 'No space left on device' },
      }),
    /No space left/,
    /The disk is full/,
  ],
  [
    'a full data disk that refuses enquiries',
    () => toStatusFindings({ ...quiet, enquiryRefusal: 'database or disk is full' }),
    /refuses enquiries: database or disk is full/,
    /The disk is full/,
  ],
  [
    'the policy of a proxy',
    () =>
      atSite((_, response) => {
        response.setHeader('content-security-policy', "default-src 'self'")
        response.end('Home')
      }, headersAt),
    /^\/: Content-Security-Policy is “default-src 'self'”/,
    /Remove Content-Security-Policy from the proxy/,
  ],
  [
    'a lock',
    () => toStatusFindings({ ...quiet, locked: { since: at(now), reason: 'launch day' } }),
    /publishing is paused since 2027-03-01.+: launch day/,
    /admin unlock/,
  ],
  ['unset alerts', () => checkAlerts(settings), /are not set/, /REBUILD_ALERT_URL/],
  [
    'missing backups',
    () => [
      backupFinding({ ...quiet, backup: { newest: null, failure: null, isLate: false } }, now),
    ],
    /^newest backup: none yet$/,
    /systemctl start kitewright-backup/,
  ],
  [
    'a backup that failed',
    () => [
      backupFinding(
        { ...quiet, backup: { newest: at(now - 2 * DAY), failure: 'disk full', isLate: true } },
        now,
      ),
    ],
    /^newest backup: 2 days ago; the last one failed: disk full$/,
    /journalctl -u kitewright-backup/,
  ],
  [
    'another webhook secret in the service',
    () =>
      atSite(
        (_, response) => response.writeHead(401).end(),
        (siteUrl) => checkOwnWebhook({ ...settings, content: { ...settings.content, siteUrl } }),
      ),
    /HTTP 401/,
    /restart kitewright/,
  ],
  [
    'a proxy that does not pass webhooks',
    () =>
      atSite(
        (_, response) => response.writeHead(404).end(),
        (siteUrl) => checkOwnWebhook({ ...settings, content: { ...settings.content, siteUrl } }),
      ),
    /HTTP 404/,
    /ops\/nginx\.conf/,
  ],
  [
    'a proxy without X-Forwarded-For',
    () => toVisitorFindings({ ...quiet, hiddenVisitor: 'no-header' }),
    /all count as one/,
    /proxy_set_header/,
  ],
  [
    'a proxy that is not trusted',
    () => toVisitorFindings({ ...quiet, hiddenVisitor: 'untrusted-proxy' }),
    /all count as one/,
    /ENQUIRY_TRUSTED_PROXIES/,
  ],
  [
    'a service that does not run',
    () => {
      const status = () => Promise.reject(new Error('ECONNREFUSED'))
      const [service] = createServiceChecks({ settings, isUnit: true, status })
      return service?.run() ?? []
    },
    /does not answer at port 8787: ECONNREFUSED/,
    /journalctl/,
  ],
  [
    'enquiries that are not delivered',
    () => toStatusFindings({ ...quiet, enquiries: [{ destination: 'mail', late: 2 }] }),
    /could not go to mail: 2/,
    /An enquiry is missing/,
  ],
  [
    'an expired token',
    () => [toExpiryFinding(now - DAY, now)],
    /^expired on 2027-02-28/,
    /tokens create/,
  ],
  [
    'an expired certificate',
    () => [toCertificateFinding(now - DAY, now)],
    /^valid until 2027-02-28/,
    /renewed/,
  ],
  ['a wrong clock', () => [toClockFinding(300_000)], /300 s ahead/, /timedatectl/],
]

it.each(cases)('finds %s, and says what to do', async (_, find, what, fix) => {
  expect((await find())[0]).toEqual({
    state: 'wrong',
    what: expect.stringMatching(what),
    fix: expect.stringMatching(fix),
  })
})

it('says why a publish is not live: another secret at Sanity, no webhook, or a lock', () => {
  const after = (status: Partial<ServiceStatus>) =>
    getMissingPublishFix({ ...quiet, ...status }, now)
  const webhooks = (accepted: number | null, rejectedAt: number | null) => ({
    accepted: accepted === null ? null : at(accepted),
    refused: rejectedAt === null ? null : at(rejectedAt),
  })
  expect(after({ webhooks: webhooks(now - 1, now + 1) })).toContain('another SANITY_WEBHOOK_SECRET')
  expect(after({ webhooks: webhooks(now - 1, now - 1) })).toContain('No webhook came')
  expect(after({ webhooks: webhooks(now + 1, null) })).toContain('Its webhook came')
  expect(after({ locked: { since: at(now), reason: 'launch' } })).toContain('paused')
})

it('is content with a service that is well', () => {
  const backup = { newest: at(now - DAY / 8), failure: null, isLate: false }
  expect(backupFinding({ ...quiet, backup }, now)).toMatchObject({
    state: 'ok',
    what: 'newest backup: 3 h ago',
  })
  expect(toStatusFindings(quiet)).toMatchObject([{ state: 'ok' }])
  expect(toVisitorFindings(quiet)).toMatchObject([{ state: 'ok' }])
})

it('expects no backup of the bundled content', async () => {
  const content = { ...settings.content, contentSource: 'seed' as const }
  const checks = createServiceChecks({
    settings: { ...settings, content },
    isUnit: true,
    status: async () => quiet,
  })
  expect(await checks.find(({ name }) => name === 'Backup')?.run()).toMatchObject([
    { state: 'ok', what: 'not needed: the code contains the content' },
  ])
})
