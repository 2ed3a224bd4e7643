import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readRebuildSettings } from '@kitewright/rebuild/settings'
import { startTestServer } from '@kitewright/site-engine/testing'
import { afterAll } from 'vitest'
import { checkFiles, type ServiceFiles } from './files.ts'
import { type Finding, runChecks } from './finding.ts'
import { createSiteChecks } from './live-site.ts'
import {
  checkOwnWebhook,
  createServiceChecks,
  readStatus,
  type ServiceStatus,
} from './local-service.ts'

export const settings = readRebuildSettings({
  PUBLIC_SITE_URL: 'https://kitewright.example',
  PUBLIC_CONTACT_ENDPOINT: 'none',
  PUBLIC_SANITY_PROJECT_ID: 'kitewright',
  CONTENT_SOURCE: 'sanity',
  SANITY_WEBHOOK_SECRET: 'a-secret-for-the-doctor',
})
/** The status of a service that is well. */
export const quiet: ServiceStatus = {
  name: 'kitewright',
  version: '1.0.0',
  enquiries: [],
  webhooks: { accepted: null, refused: null },
}
/** @param ms since 1970. */
export const toIso = (ms: number) => new Date(ms).toISOString()

/** Findings at a site with these answers. */
async function atSite(answer: RequestListener, find: (siteUrl: string) => Promise<Finding[]>) {
  await using server = await startTestServer(answer)
  return await find(server.url)
}

const content = { source: 'lake', reason: null, loadedAt: '', hash: '', documents: 1 }

/** Findings at the address of a site, without its certificate. */
export const findAtAddress = (answer: RequestListener, names = ['Site', 'Headers', 'Redirects']) =>
  atSite(answer, (siteUrl) =>
    runChecks(
      createSiteChecks({
        settings: { siteUrl, studioUrl: null, hsts: null },
        dataFolder: '/none',
        loadDocuments: async () => [],
      }).filter(({ name }) => names.includes(name)),
      () => {},
    ),
  )

/** A proxy that adds its own policy to each response. */
export const answerWithPolicy: RequestListener = ({ url }, response) =>
  response
    .setHeader('content-security-policy', "default-src 'self'")
    .end(url?.startsWith('/build.json') ? JSON.stringify({ content }) : 'Home')

export const checkWebhookAt = (status: number) =>
  atSite(
    (_, response) => response.writeHead(status).end(),
    (siteUrl) => {
      const own = { ...settings, content: { ...settings.content, siteUrl } }
      return checkOwnWebhook({ settings: own, isUnit: true, status: async () => quiet })
    },
  )

/** Findings of the service's checks at a port where another program answers. */
export const findAtPort = (answer: RequestListener) =>
  atSite(answer, async (url) => {
    const own = { ...settings, host: '127.0.0.1', port: Number(new URL(url).port) }
    const service = { settings: own, isUnit: true, status: () => readStatus(own) }
    const [check] = createServiceChecks(service)
    return [...((await check?.run()) ?? []), ...(await checkOwnWebhook(service))]
  })

const folder = mkdtempSync(join(tmpdir(), 'kitewright-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Root, who may do everything, gives the files to this user. */
const OTHER_UID = 12_345
const isRoot = process.getuid?.() === 0
const uid = isRoot ? OTHER_UID : (process.getuid?.() ?? OTHER_UID)
const user = { name: 'kitewright', uid, gid: uid }
export const stranger = { name: 'kitewright', uid: uid + 1, gid: uid + 1 }

/** The right files of a server, changed by `plant`. In the findings `@` is their folder. */
export async function atFiles(plant: (at: string) => Partial<ServiceFiles>) {
  const at = mkdtempSync(join(folder, 'server-'))
  const folders = ['data', 'data/releases', 'backups', 'code'].map((name) => join(at, name))
  const files = ['env', 'data/journal.sqlite', 'data/releases/index.html', 'code/main.ts'].map(
    (name) => join(at, name),
  )
  for (const path of folders) mkdirSync(path, { mode: 0o700 })
  for (const path of files) writeFileSync(path, '', { mode: 0o600 })
  for (const path of [folder, at]) chmodSync(path, 0o755)
  if (isRoot) for (const path of [at, ...folders, ...files]) chownSync(path, uid, uid)
  const findings = await checkFiles({
    settings: [join(at, 'env')],
    dataFolder: join(at, 'data'),
    isDataShared: false,
    backupFolder: join(at, 'backups'),
    code: [join(at, 'code')],
    user,
    ...plant(at),
  })
  const shorten = (text: string) => text.replaceAll(at, '@')
  return findings.map(({ state, what, fix }) => ({
    state,
    what: shorten(what),
    fix: fix && shorten(fix),
  }))
}

export const withMode = (name: string, mode: number) => () =>
  atFiles((at) => {
    chmodSync(join(at, name), mode)
    return {}
  })
