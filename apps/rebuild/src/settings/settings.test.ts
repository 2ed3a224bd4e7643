import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { SettingsError } from '@kitewright/content-loader/errors'
import { serverPaths } from '@kitewright/content-types/addresses'
import { ENQUIRY_PATH } from '@kitewright/protocol/enquiry'
import { LINKS_PATH } from '@kitewright/protocol/requests'
import { describe, expect, it } from 'vitest'
import { readRebuildSettings, rebuildSettingNames } from './settings.ts'

const secret = 'a-secret-of-some-length'
const lake = { PUBLIC_SANITY_PROJECT_ID: 'kitewright', SANITY_WEBHOOK_SECRET: secret }

function getProblem(env: Record<string, string>): string {
  try {
    readRebuildSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

const getWarnings = (env: Record<string, string>) => readRebuildSettings(env).warnings

describe('readRebuildSettings', () => {
  it('needs no settings: serves the seed, without administration', () => {
    expect(readRebuildSettings({})).toMatchObject({
      content: { contentSource: 'seed' },
      host: '127.0.0.1',
      port: 8787,
      sitePort: 4173,
      secrets: [],
      adminToken: null,
      retention: { days: 30, releases: 30, bytes: 2_000_000_000 },
      bucket: null,
      writeToken: null,
    })
  })

  it.each([
    ['s3://site', { name: 'site', prefix: '' }],
    ['s3://my.site/live/in/', { name: 'my.site', prefix: 'live/in/' }],
  ])('reads the bucket %s', (address, bucket) => {
    expect(readRebuildSettings({ REBUILD_BUCKET: address }).bucket).toEqual(bucket)
  })

  it('does not start with a malformed bucket', () => {
    expect(getProblem({ REBUILD_BUCKET: 'site' })).toMatch(/^REBUILD_BUCKET: expected s3:/)
  })

  it('reads a lake strictly for every CONTENT_SOURCE', () => {
    expect(readRebuildSettings(lake).content.contentSource).toBe('sanity')
    const seed = readRebuildSettings({ ...lake, CONTENT_SOURCE: 'seed' })
    expect(seed.content.contentSource).toBe('seed')
  })

  it('needs a secret when content comes from a lake', () => {
    expect(getProblem({ PUBLIC_SANITY_PROJECT_ID: 'kitewright' })).toMatch(
      /^SANITY_WEBHOOK_SECRET: /,
    )
  })

  it('accepts two secrets, the newest first', () => {
    const env = { ...lake, SANITY_WEBHOOK_SECRET_PREVIOUS: 'the-one-before-this' }
    expect(readRebuildSettings(env).secrets).toEqual([secret, 'the-one-before-this'])
  })

  it('sends no alerts unless a channel is set', () => {
    expect(readRebuildSettings({}).alerts).toEqual({
      webhook: null,
      mail: null,
      heartbeat: null,
      after: 300_000,
      tokenExpires: null,
    })
  })

  it.each([
    ['https://hooks.slack.com/services/T0/B0/x', 'slack'],
    ['https://chat.kitewright.example/hooks/x', 'slack'],
    ['https://prod-12.westeurope.logic.azure.com/workflows/x?sig=y', 'teams'],
    ['https://abc.12.environment.api.powerplatform.com/workflows/x', 'teams'],
  ])('posts alerts to %s in the format of %s', (url, format) => {
    const { webhook } = readRebuildSettings({ REBUILD_ALERT_URL: url }).alerts
    expect(webhook).toEqual({ url, format })
  })

  it('mails alerts when sender and recipients are set', () => {
    const server = { REBUILD_ALERT_SMTP_URL: 'smtps://site:secret-word@mail.example' }
    expect(getWarnings(server)).toMatchObject([
      expect.stringMatching(/^REBUILD_ALERT_FROM: expected /),
      expect.stringMatching(/^REBUILD_ALERT_TO: expected /),
    ])
    expect(readRebuildSettings(server).alerts.mail).toBeNull()
    const people = {
      REBUILD_ALERT_FROM: 'site@a.example',
      REBUILD_ALERT_TO: 'b@a.example, c@a.example',
    }
    const { mail } = readRebuildSettings({ ...server, ...people }).alerts
    expect(mail).toEqual({
      server: server.REBUILD_ALERT_SMTP_URL,
      from: 'site@a.example',
      to: ['b@a.example', 'c@a.example'],
    })
  })

  it('delivers enquiries only to configured destinations, and stores them for half a year', () => {
    expect(readRebuildSettings({}).enquiries).toEqual({
      mail: null,
      chat: null,
      keep: 180 * 24 * 60 * 60_000,
      mostPerHour: 600,
      trustedProxies: [],
      hasProbe: true,
    })
  })

  it('mails enquiries through the server of the alerts, also without alert recipients', () => {
    const to = { ENQUIRY_MAIL_TO: 'sales@a.example' }
    expect(getWarnings(to)).toEqual([
      expect.stringMatching(/^REBUILD_ALERT_SMTP_URL: expected .* ENQUIRY_MAIL_TO is set/),
    ])
    const server = { ...to, REBUILD_ALERT_SMTP_URL: 'smtp://mail.example' }
    expect(getWarnings(server)).toEqual([expect.stringMatching(/^REBUILD_ALERT_FROM: expected /)])
    const { enquiries, alerts } = readRebuildSettings({
      ...server,
      REBUILD_ALERT_FROM: 'site@a.example',
      ENQUIRY_CHAT_URL: 'https://prod-12.westeurope.logic.azure.com/workflows/x',
    })
    expect(enquiries.mail).toEqual({
      server: 'smtp://mail.example',
      from: 'site@a.example',
      to: ['sales@a.example'],
    })
    expect(enquiries.chat?.format).toBe('teams')
    expect(alerts.mail).toBeNull()
  })

  it('warns of enquiries without a destination', () => {
    const site = {
      PUBLIC_SITE_URL: 'https://kitewright.example',
      CONTENT_SOURCE: 'seed',
      PUBLIC_CONTACT_ENDPOINT: '/enquiries',
    }
    const warnings = [expect.stringMatching(/^PUBLIC_CONTACT_ENDPOINT: .* reach nobody/)]
    expect(getWarnings(site)).toEqual(warnings)
    // No Studio shows the enquiries of a site with seed content.
    expect(getWarnings({ ...site, SANITY_WRITE_TOKEN: 'token' })).toEqual(warnings)
    expect(getWarnings({ ...site, PUBLIC_CONTACT_ENDPOINT: 'none' })).toEqual([])
    expect(getWarnings({ ...site, ENQUIRY_CHAT_URL: 'https://chat.example/x' })).toEqual([])
    const lake = {
      CONTENT_SOURCE: 'sanity',
      PUBLIC_SANITY_PROJECT_ID: 'abc123',
      SANITY_WEBHOOK_SECRET: 'a-secret-of-some-length',
    }
    expect(getWarnings({ ...site, ...lake })).toEqual(warnings)
    expect(getWarnings({ ...site, ...lake, SANITY_WRITE_TOKEN: 'token' })).toEqual([])
  })

  it('reads blank as unset, and "off" as no site', () => {
    expect(readRebuildSettings({ PORT: ' ', SITE_PORT: 'off' })).toMatchObject({
      port: 8787,
      sitePort: null,
    })
  })

  it.each([
    ['PORT', '87x'],
    ['PORT', '65536'],
    ['SITE_PORT', 'none'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_SITE_URL', 'kitewright.example'],
    ['PUBLIC_CONTACT_ENDPOINT', 'enquiries'],
  ])('rejects %s when it is %j', (name, value) => {
    expect(getProblem({ [name]: value })).toContain(`${name}: expected `)
    expect(getProblem({ [name]: value })).toContain(JSON.stringify(value))
  })

  it.each([
    ['REBUILD_KEEP_DAYS', '-1'],
    ['REBUILD_RECONCILE_SECONDS', '0'],
    ['LOG_LEVEL', 'verbose'],
    ['REBUILD_ALERT_FROM', 'The site'],
    ['REBUILD_ALERT_TO', 'a@b.example,'],
    ['REBUILD_ALERT_AFTER_SECONDS', '0'],
    ['SANITY_TOKEN_EXPIRES', '2027-02-30'],
    ['ENQUIRY_MAIL_TO', 'sales'],
    ['ENQUIRY_KEEP_DAYS', '0'],
    ['ENQUIRY_KEEP_DAYS', '3651'],
    ['ENQUIRY_MOST_PER_HOUR', '1.5'],
    ['ENQUIRY_PROBE', 'weekly'],
    ['ENQUIRY_TRUSTED_PROXIES', '10.0.0.0/8, proxy.example'],
    ['PUBLIC_GA_MEASUREMENT_ID', 'UA-12345-1'],
    ['PUBLIC_SCHEDULING_URL', 'calendly'],
    ['PUBLIC_STUDIO_URL', 'studio'],
    ['PUBLIC_HSTS_SECONDS', '5 minutes'],
    ['PUBLIC_HSTS_SUBDOMAINS', 'true'],
  ])('ignores %s when it is %j, with a warning', (name, value) => {
    const [warning, ...more] = getWarnings({ [name]: value })
    expect(warning).toContain(`${name}: expected `)
    expect(warning).toContain(JSON.stringify(value))
    expect(more).toEqual([])
  })

  it('replaces an invalid setting by its default, or by one that deletes nothing', () => {
    expect(readRebuildSettings({ LOG_LEVEL: 'verbose', SANITY_WRITE_TOKEN: 'a b' })).toMatchObject({
      logLevel: 'info',
      writeToken: null,
    })
    const wrong = { REBUILD_KEEP_DAYS: '-', ENQUIRY_KEEP_DAYS: '-' }
    const { retention, enquiries } = readRebuildSettings(wrong)
    expect(retention.days).toBe(3_650)
    expect(enquiries.keep).toBe(3_650 * 24 * 60 * 60_000)
  })

  it('uses the configured data folder, else the one of systemd', () => {
    const settings = { STATE_DIRECTORY: '/var/lib/kitewright' }
    expect(readRebuildSettings({ ...settings, REBUILD_DATA: '' }).dataFolder).toBe(
      '/var/lib/kitewright',
    )
    expect(readRebuildSettings({ ...settings, REBUILD_DATA: '/srv/site' }).dataFolder).toBe(
      '/srv/site',
    )
    expect(readRebuildSettings({}).dataFolder).toMatch(/\.data\/site$/)
  })

  it('needs explicit settings at a public address', () => {
    expect(getProblem({ PUBLIC_SITE_URL: 'https://kitewright.example' })).toMatch(
      /^CONTENT_SOURCE: .+\nPUBLIC_CONTACT_ENDPOINT: .+$/,
    )
  })

  it('names all problems at once, without secrets', () => {
    const secrets = {
      REBUILD_ADMIN_TOKEN: 'too short',
      REBUILD_ALERT_URL: 'hooks.example/secret-word',
      REBUILD_ALERT_SMTP_URL: 'imap://site:secret-word@mail.example',
      ENQUIRY_CHAT_URL: 'chat.example/secret-word',
      REBUILD_HEARTBEAT_URL: 'monitor.example/secret-word',
    }
    const problem = getProblem({
      PORT: 'x',
      HOST: 'http://a',
      SANITY_WEBHOOK_SECRET: 'secret-word',
    })
    const warnings = getWarnings({ LOG_LEVEL: 'y', ...secrets })
    expect(problem.split('\n')).toHaveLength(3)
    expect(warnings).toHaveLength(6)
    expect(`${problem} ${warnings}`).not.toMatch(/too short|secret-word/)
  })
})

it('.env.example names each setting once, with its default value', async () => {
  const text = await readFile(join(import.meta.dirname, '../../../../.env.example'), 'utf8')
  const names = text.split('\n').flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? [])
  expect(names.toSorted()).toEqual(rebuildSettingNames.toSorted())
  const { CONTENT_SOURCE, ...rest } = parseEnv(text)
  const { content, ...service } = readRebuildSettings({ ...rest, CONTENT_SOURCE: 'seed' })
  const { content: _, ...serviceUnset } = readRebuildSettings({})
  // A public address needs these settings.
  const defaults = { hosts: [], warnings: [] }
  expect({ ...service, ...defaults }).toEqual({ ...serviceUnset, ...defaults })
  expect(content.contactEndpoint).toBe('/enquiries')
  expect(CONTENT_SOURCE).toBe('sanity')
})

it('reserves every server path of the site, so that no landing page gets it', async () => {
  const nginx = await readFile(join(import.meta.dirname, '../../../../ops/nginx.conf'), 'utf8')
  const paths = [...nginx.matchAll(/location = (\S+)/g)].map(([, path = '']) => path)
  expect([ENQUIRY_PATH, LINKS_PATH, ...paths.map((path) => path.replace(/(.)\/.*/, '$1'))]).toEqual(
    Object.values(serverPaths),
  )
})
