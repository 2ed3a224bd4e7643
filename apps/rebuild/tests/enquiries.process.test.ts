import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storedEnquirySchema } from '@kitewright/protocol/enquiry'
import { describe, expect, inject, it } from 'vitest'
import { chatSink, mailSink } from './alert-sinks.ts'
import { liveId } from './data-folder.ts'
import { enquiryWith, sendEnquiry } from './enquiry-sender.ts'
import { fakeLake } from './fake-lake.ts'
import { forThisFile, serviceAtLake } from './running-service.ts'
import { adminToken, type ServiceProcess, startProcess } from './service-process.ts'

const spamFlags = { flag: 'hidden field filled in; sent 40 ms after page load' }

/** Resolves when nothing waits for any destination. */
const delivered = (service: ServiceProcess) =>
  service.until(({ enquiries }) =>
    enquiries.every(({ waiting }: { waiting: number }) => waiting === 0),
  )

const mail = await forThisFile(mailSink())
const chat = await forThisFile(chatSink())
const running = await forThisFile(
  serviceAtLake({
    SANITY_WRITE_TOKEN: 'local-editor',
    ...mail.env,
    ENQUIRY_MAIL_TO: 'sales@kitewright.example',
    ENQUIRY_CHAT_URL: chat.env.REBUILD_ALERT_URL,
  }),
)
let service = await running.start()

describe('POST /enquiries', () => {
  const send = (body: unknown, headers?: Record<string, string>) =>
    sendEnquiry(service.site, body, headers)
  const inLake = (id: string) => running.lake.client.getDocument(`enquiry.${id}`)
  const findMails = (id: string) => mail.mails.filter(({ raw }) => raw.includes(`<enquiry.${id}@`))

  it('stores an enquiry once, and delivers it to inbox, mail and chat', async () => {
    const { id, ...fields } = enquiryWith({ about: 'Web Development, Professional' })
    const [first, again] = [await send({ ...fields, id }), await send({ ...fields, id })]
    expect([first.status, await first.json()]).toEqual([201, { stored: true }])
    expect([again.status, await again.json()]).toEqual([200, { stored: true }])
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('application/json'),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    for (const name of ['set-cookie', 'access-control-allow-origin']) {
      expect(first.headers.has(name)).toBe(false)
    }
    await delivered(service)
    const document = storedEnquirySchema.parse(await inLake(id))
    expect(document).toMatchObject({ ...fields, state: 'new' })
    expect(Date.now() - Date.parse(document.receivedAt)).toBeLessThan(60_000)
    expect(findMails(id)).toMatchObject([{ to: ['sales@kitewright.example'] }])
    expect(findMails(id)[0]?.raw).toContain('Reply-To: Asha Rao <asha@company.example>')
    expect(chat.texts.filter((text) => text.includes('Enquiry from Asha Rao'))).toHaveLength(1)
    const file = await readFile(join(running.folder, 'enquiries.sqlite'), 'latin1')
    expect(file).toContain(id)
    expect(file).not.toContain('asha@company')
  })

  it('stores spam without delivering it, and delivers a merely quick enquiry', async () => {
    const spam = enquiryWith({ ...spamFlags, name: 'Spam' })
    const fast = enquiryWith({ flag: 'sent 900 ms after page load', name: 'Quick' })
    for (const one of [spam, fast]) expect((await send(one)).status).toBe(201)
    await delivered(service)
    expect(await inLake(spam.id)).toMatchObject({ state: 'spam', flag: spamFlags.flag })
    expect(await inLake(fast.id)).toMatchObject({ state: 'new' })
    expect([findMails(spam.id).length, findMails(fast.id).length]).toEqual([0, 1])
    expect(chat.texts.some((text) => text.includes('Spam'))).toBe(false)
  })

  it.each<[number, string, unknown, Record<string, string>]>([
    [403, 'another origin', {}, { origin: 'https://evil.example' }],
    [
      403,
      'a name that is pointed here',
      {},
      { origin: 'http://evil.example', host: 'evil.example' },
    ],
    [403, 'no origin', {}, { origin: '' }],
    [403, 'a frame of another site', {}, { 'sec-fetch-site': 'cross-site' }],
    [415, 'a form', {}, { 'content-type': 'application/x-www-form-urlencoded' }],
    [415, 'text', {}, { 'content-type': 'text/plain;charset=utf-8' }],
    [415, 'another encoding', {}, { 'content-encoding': 'gzip' }],
    [413, 'more than 64 KiB', 'x'.repeat(64 * 1024 + 1), {}],
    [400, 'half a body', '{"name":"Asha"', {}],
    [400, 'what lacks a field', { message: '' }, {}],
  ])('answers %d to %s', async (status, _what, body, headers) => {
    const sent = typeof body === 'string' ? body : JSON.stringify(enquiryWith(Object(body)))
    expect(await rawStatus(service.site, sent, headers)).toBe(status)
  })

  it('answers other methods as the site does', async () => {
    expect((await fetch(`${service.site}/enquiries`)).status).toBe(404)
    expect((await fetch(`${service.site}/enquiries`, { method: 'HEAD' })).status).toBe(404)
    const response = await fetch(`${service.site}/enquiries`, { method: 'OPTIONS' })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      405,
      null,
    ])
  })

  it('accepts enquiries on the control port, for a site that another program serves', async () => {
    const headers = { origin: service.site, host: new URL(service.site).host }
    expect(await rawStatus(service.control, JSON.stringify(enquiryWith(spamFlags)), headers)).toBe(
      201,
    )
    expect(await rawStatus(service.control, '{}', { origin: 'https://evil.example' })).toBe(403)
  })

  it('keeps enquiries out of builds, releases and public queries', async () => {
    await service.idle()
    const before = await service.status()
    const one = enquiryWith({ name: 'Someone Private' })
    expect((await send(one)).status).toBe(201)
    await delivered(service)
    expect(await inLake(one.id)).toMatchObject({ name: 'Someone Private' })
    // The content is the same for any build request.
    await service.admin('rebuild')
    await service.idle()
    const after = await service.status()
    expect(after.live.id).toBe(before.live.id)
    expect(after.builds - before.builds).toBe(1)
    const release = join(running.folder, 'releases', await liveId(running.folder))
    for (const folder of [release, join(release, '.content'), join(running.folder, 'cache')]) {
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (!entry.isFile()) continue
        const text = await readFile(join(folder, entry.name), 'latin1')
        const isIncluded = text.includes('Someone Private') || text.includes(one.id)
        expect([entry.name, isIncluded]).toEqual([entry.name, false])
      }
    }
    const public_ = running.lake.client.withConfig({ token: undefined })
    expect(await public_.fetch('*[_type == "enquiry"]')).toEqual([])
    expect(await public_.getDocument(`enquiry.${one.id}`)).toBeFalsy()
  })

  it('deletes all enquiries of a person, here and in the lake', async () => {
    const one = enquiryWith({ email: 'Ben@company.example' })
    const other = enquiryWith()
    for (const enquiry of [one, other]) await send(enquiry)
    await delivered(service)
    expect((await service.admin('forget-enquiries', {})).status).toBe(400)
    const answer = await service.admin('forget-enquiries', { email: 'ben@company.example' })
    expect(answer.status).toBe(200)
    expect([await inLake(one.id), (await inLake(other.id))?._id]).toEqual([
      undefined,
      `enquiry.${other.id}`,
    ])
    // A retry from an open tab does not restore it.
    expect((await send(one)).status).toBe(200)
    await delivered(service)
    expect(await inLake(one.id)).toBeUndefined()
  })

  it('logs no personal data', () => {
    const log = JSON.stringify(service.log.lines)
    expect(log).not.toMatch(/Asha|company\.example|98765|A shop|192\.0\.2\.7|Someone/)
  })

  it('deletes expired enquiries from the lake, by the clock of the lake', async () => {
    const { client } = running.lake
    const aged = (id: string, days: number) => ({
      _id: `enquiry.${id}`,
      _type: 'enquiry',
      receivedAt: new Date(Date.now() - days * 24 * 60 * 60_000).toISOString(),
    })
    await client.create(aged('old', 181))
    await client.create(aged('young', 179))
    await service.kill('SIGTERM')
    service = await running.start()
    await expect.poll(() => client.getDocument('enquiry.old')).toBeUndefined()
    expect(await client.getDocument('enquiry.young')).toBeDefined()
  })
})

it('accepts enquiries before the first release, and alerts until a delayed one is delivered', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-rebuild-'))
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  const lake = stack.use(await fakeLake())
  lake.behave('hold')
  const chat = stack.use(await chatSink())
  const alerts = stack.use(await chatSink())
  chat.answer(500)
  const service = stack.use(
    await startProcess({
      ...lake.env,
      ...alerts.env,
      REBUILD_ALERT_AFTER_SECONDS: '1',
      REBUILD_DATA: folder,
      REBUILD_BUNDLE: inject('bundle'),
      ENQUIRY_CHAT_URL: chat.env.REBUILD_ALERT_URL,
    }),
  )
  expect((await fetch(service.site)).status).toBe(503)
  const one = enquiryWith()
  expect((await sendEnquiry(service.site, one)).status).toBe(201)
  const alertTexts = () => expect.poll(() => alerts.texts.join('\n'))
  await alertTexts().toContain('An enquiry could not reach the chat')
  chat.answer(200)
  await alertTexts().toContain('All enquiries could reach the chat.')
  expect(chat.texts).toHaveLength(1)
  // Without write access to the lake, the local file is the record.
  const headers = { authorization: `Bearer ${adminToken}` }
  const listed = await fetch(`${service.control}/admin/enquiries`, { headers })
  expect(await listed.json()).toMatchObject({ enquiries: [one] })
  expect((await fetch(`${service.control}/admin/enquiries`)).status).toBe(401)
})

/** Returns the status for any headers, also those that `fetch` sets. */
function rawStatus(to: string, body: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const defaults = {
    origin: to,
    'content-type': 'application/json',
    'x-forwarded-for': '198.51.100.1',
  }
  const sent = request(
    `${to}/enquiries`,
    { method: 'POST', headers: { ...defaults, ...headers } },
    (response) => {
      resolve(response.statusCode ?? 0)
      response.resume()
    },
  )
  sent.on('error', reject)
  sent.end(body)
  return promise
}
