import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestServer } from '@kitewright/site-engine/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { enquiryWith, sendEnquiry } from '../../tests/enquiry-sender.ts'
import { createLog } from '../log.ts'
import { Metrics } from '../metrics.ts'
import { readRebuildSettings } from '../settings/settings.ts'
import { Enquiries } from './enquiries.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A server that accepts enquiries by its settings, and answers 418 to everything else. */
async function serverWith(env: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'kitewright-enquiries-'))
  const settings = readRebuildSettings({ ...env, REBUILD_DATA: folder })
  const enquiries = new Enquiries(settings, createLog('silent'), new Metrics(), () => {})
  const server = await startTestServer((request, response) => {
    if (!enquiries.handleRequest(request, response)) response.writeHead(418).end()
  })
  return {
    enquiries,
    site: server.url,
    [Symbol.asyncDispose]: async () => {
      await enquiries.stop()
      await server[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    },
  }
}

it('accepts enquiries from pages under each configured name of the site only', async () => {
  await using running = await serverWith({
    PUBLIC_CONTACT_ENDPOINT: '/enquiries',
    PUBLIC_SITE_URL: 'https://kitewright.example',
    CONTENT_SOURCE: 'seed',
    REBUILD_HOSTS: 'www.kitewright.example, kitewright.test',
  })
  await running.enquiries.open()
  const fetchStatus = async (origin: string) =>
    (await sendEnquiry(running.site, enquiryWith(), { origin })).status
  expect(await fetchStatus('https://kitewright.example')).toBe(201)
  expect(await fetchStatus('https://www.kitewright.example')).toBe(201)
  expect(await fetchStatus('https://kitewright.test')).toBe(201)
  expect(await fetchStatus('http://www.kitewright.example')).toBe(403)
  expect(await fetchStatus('https://blog.kitewright.example')).toBe(403)
})

it('accepts enquiries while it is open, and otherwise asks to retry', async () => {
  await using running = await serverWith({ PUBLIC_CONTACT_ENDPOINT: '/enquiries' })
  const one = enquiryWith()
  const early = await sendEnquiry(running.site, one)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
  await running.enquiries.open()
  expect((await sendEnquiry(running.site, one)).status).toBe(201)
  await running.enquiries.stop()
  expect((await sendEnquiry(running.site, one)).status).toBe(503)
})

it('counts only valid enquiries against the limits, and stays open during a flood', async () => {
  await using running = await serverWith({
    PUBLIC_CONTACT_ENDPOINT: '/enquiries',
    ENQUIRY_MOST_PER_HOUR: '10',
  })
  await running.enquiries.open()
  for (let place = 0; place < 100; place += 1) {
    expect((await sendEnquiry(running.site, {})).status).toBe(400)
  }
  const one = { 'x-forwarded-for': '[2001:db8::1]:4711' }
  for (let place = 0; place < 5; place += 1) {
    expect((await sendEnquiry(running.site, enquiryWith({ name: '' }), one)).status).toBe(400)
  }
  // A sender cannot set the mark, which delays mail and chat.
  const flagged = enquiryWith({ flag: 'during a flood' })
  expect((await sendEnquiry(running.site, flagged)).status).toBe(201)
  for (let place = 0; place < 9; place += 1) {
    expect((await sendEnquiry(running.site, enquiryWith())).status).toBe(201)
  }
  expect(running.enquiries.isFlood).toBe(false)
  expect((await sendEnquiry(running.site, enquiryWith())).status).toBe(201)
  expect(running.enquiries.isFlood).toBe(true)
  const flags = running.enquiries.list().map(({ enquiry }) => enquiry.flag)
  expect(flags.filter(Boolean)).toEqual(['during a flood'])
})

it.each([
  { PUBLIC_CONTACT_ENDPOINT: '' },
  { PUBLIC_CONTACT_ENDPOINT: 'https://script.google.com/macros/s/abc/exec' },
])('accepts none when the form sends them elsewhere: %j', async (env) => {
  await using running = await serverWith(env)
  await running.enquiries.open()
  expect((await sendEnquiry(running.site, enquiryWith())).status).toBe(418)
})

it.each([
  [{ PUBLIC_CONTACT_ENDPOINT: '/enquiries' }, { failed: [], failures: 0 }],
  [{ PUBLIC_CONTACT_ENDPOINT: '/enquiries', ENQUIRY_PROBE: 'off' }, null],
  [{ PUBLIC_CONTACT_ENDPOINT: 'none' }, null],
])('probes the delivery when it accepts enquiries, unless switched off: %j', async (env, found) => {
  await using running = await serverWith(env)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await running.enquiries.open()
  const isPlanned = vi.getTimerCount() > 0
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(isPlanned).toBe(found !== null)
  if (found) await vi.waitUntil(() => running.enquiries.probe !== null)
  expect(running.enquiries.probe && { ...running.enquiries.probe, at: 0 }).toEqual(
    found && { ...found, at: 0 },
  )
})
