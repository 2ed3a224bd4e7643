import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestServer } from '@kitewright/site-engine/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { chatSink, mailSink } from './alert-sinks.ts'
import { limitsEnv } from './limited-service.ts'
import { forThisFile, runningService } from './running-service.ts'

const chat = await forThisFile(chatSink())
const mail = await forThisFile(mailSink())
const running = await forThisFile(
  runningService({
    ...chat.env,
    ...mail.env,
    ...limitsEnv({ lakeTimeoutMs: 10_000 }),
    PUBLIC_STUDIO_URL: 'https://studio.example',
  }),
)

describe('alerts', () => {
  let { service } = running
  beforeEach(() => {
    chat.texts.length = 0
    mail.mails.length = 0
  })

  const sentTexts = () => expect.poll(() => chat.texts)
  const tries = (msg: string) => service.log.lines.filter((line) => line.msg === msg).length
  /** Resolves when the sent alert is on disk: a kill before that sends it again. */
  const recorded = (key: string) =>
    expect.poll(() => readFile(join(running.folder, 'alerts/webhook.json'), 'utf8')).toContain(key)
  const restarted = async (env: Record<string, string> = {}) => {
    await service.kill()
    service = await running.start(env)
  }
  const breakTitle = () => {
    const wrong = running.lake.documents.find(({ _id }) => _id === 'service-web-development')
    if (!wrong) throw new Error('There is no such service')
    const { title } = wrong
    wrong.title = 7
    return () => {
      wrong.title = title
    }
  }

  it('logs the alert channels at the start, without secrets', () => {
    const line = service.log.lines.find(({ msg }) => msg === 'The service runs')
    expect(line?.alerts).toEqual([
      expect.stringMatching(/^slack at 127\.0\.0\.1:\d+$/),
      'mail to asha@kitewright.example, ben@kitewright.example',
    ])
  })

  it('reports a failed build once, across retries and restarts', async () => {
    running.lake.behave(500)
    await service.admin('rebuild')
    await sentTexts().toHaveLength(1)
    expect(chat.texts[0]).toContain('The website was not updated')
    expect(chat.texts[0]).toContain('answered HTTP 500')
    await expect.poll(() => tries('The same failure again')).toBeGreaterThan(0)
    await recorded('failed')
    await restarted()
    await expect.poll(() => tries('The same failure again')).toBeGreaterThan(0)
    running.lake.behave('well')
    await sentTexts().toContainEqual(expect.stringContaining('Live again'))
    await service.idle()
    const failures = chat.texts.filter((text) => text.includes('The website was not updated'))
    expect(failures).toHaveLength(1)

    await expect.poll(() => mail.mails.at(-1)?.raw).toContain('Live again')
    const [first] = mail.mails
    expect(first).toMatchObject({
      from: 'site@kitewright.example',
      to: ['asha@kitewright.example', 'ben@kitewright.example'],
    })
    expect(first?.raw).toMatch(/^Subject: localhost:4173: The website was not updated/m)
    expect(first?.raw).toContain('answered HTTP 500')
  })

  it('says what to do about a rejected token', async () => {
    running.lake.behave(401)
    await service.admin('rebuild')
    await sentTexts().toContainEqual(expect.stringContaining('must set a valid token'))
    running.lake.behave('well')
    await sentTexts().toContainEqual(expect.stringContaining('Live again'))
    await service.idle()
  })

  it('reports a quarantined entry once, and once when it is valid again', async () => {
    const restoreTitle = breakTitle()
    await service.publish()
    await sentTexts().toHaveLength(1)
    expect(chat.texts[0]).toContain(
      'Published with mistakes, and not shown: service “service-web-development”',
    )
    expect(chat.texts[0]).toContain('Visitors see its last good version.')
    expect(chat.texts[0]).toContain('• Name: ')
    expect(chat.texts[0]).toContain(
      'https://studio.example/intent/edit/id=service-web-development;type=service;path=title/',
    )
    await recorded('quarantined:service-web-development')
    await restarted()
    await service.publish()
    await service.until(
      ({ quarantined, waiting, running: now }) => quarantined.length > 0 && !waiting && !now,
    )
    restoreTitle()
    await service.publish()
    await sentTexts().toHaveLength(2)
    expect(chat.texts[1]).toContain('Fixed: service “')
  })

  it('reports a publish that is not live after a while, with the reason', async () => {
    await recorded('{}')
    await restarted({ REBUILD_ALERT_AFTER_SECONDS: '2' })
    await service.idle()
    await service.admin('lock', { reason: 'launch day' })
    await service.publish()
    await sentTexts().toHaveLength(1)
    expect(chat.texts[0]).toContain('Published more than 2 seconds ago, and not live')
    expect(chat.texts[0]).toContain('service “Web Development” changed')
    expect(chat.texts[0]).toContain('launch day')
    await service.admin('unlock')
    await sentTexts().toHaveLength(2)
    expect(chat.texts[1]).toContain('Live: all delayed changes.')
  })

  it('reports a bucket that does not take the release, here and in the status', async () => {
    await using bucket = await startTestServer((_request, response) => {
      const body = '<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>'
      response.writeHead(403, { 'content-type': 'application/xml' }).end(body)
    })
    await restarted({
      REBUILD_BUCKET: 's3://site',
      AWS_ENDPOINT_URL_S3: bucket.url,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'a',
      AWS_SECRET_ACCESS_KEY: 'a',
      REBUILD_ALERT_AFTER_SECONDS: '1',
    })
    const { bucket: now } = await service.until((status) => status.bucket.failure)
    expect(now).toMatchObject({ live: null, failure: { message: 'Access Denied' } })
    await sentTexts().toContainEqual(expect.stringContaining('storage fails: Access Denied'))
  })
})

it('calls a monitor after each successful check, and under a lock', async () => {
  let calls = 0
  await using monitor = await startTestServer((_request, response) => {
    calls += 1
    response.end()
  })
  await using running = await runningService({
    REBUILD_HEARTBEAT_URL: `${monitor.url}/ping`,
    REBUILD_RECONCILE_SECONDS: '1',
  })
  const { lake, service } = running
  const called = () => {
    const before = calls
    return expect.poll(() => calls).toBeGreaterThan(before)
  }
  const failures = () => service.log.lines.filter(({ msg }) => msg === 'The same failure again')
  await called()
  lake.behave(500)
  await expect.poll(() => failures().length).toBeGreaterThan(0)
  const before = calls
  await expect.poll(() => failures().length).toBeGreaterThan(1)
  expect(calls).toBe(before)
  lake.behave('well')
  await called()
  await service.admin('lock')
  await called()
  await called()
})
