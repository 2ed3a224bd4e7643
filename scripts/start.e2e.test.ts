import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rejectBusyPorts } from './busy-ports.ts'
import { ensureSecrets } from './start-site.ts'
import { ports, startProcess, urls } from './started-site.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'kitewright-start-'))
})
afterAll(() => rm(data, { recursive: true, maxRetries: 5 }))

const page = `${urls.site}/services/web-development`
const fetchBody = async (url: string) => (await fetch(url)).text()

/** Publishes over HTTP, like the Studio. */
const publish = (set: object) =>
  fetch(`${urls.lake}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id: 'service-web-development', set } }] }),
  })

/** Sends an enquiry like the form. */
const sendEnquiry = (id: string) =>
  fetch(`${urls.site}/enquiries`, {
    method: 'POST',
    headers: { origin: urls.site, 'content-type': 'application/json' },
    body: JSON.stringify({
      id,
      name: 'Asha Rao',
      email: 'asha@company.example',
      phone: '+91 98765 43210',
      project: '',
      message: 'A shop.',
      timestamp: '25/11/2026, 10:05:09 am',
    }),
  })

const inLake = async (id: string) => {
  const url = `${urls.lake}/v2025-02-19/data/doc/production/${id}`
  const headers = { authorization: 'Bearer local-editor' }
  const { documents }: { documents: unknown[] } = JSON.parse(
    await (await fetch(url, { headers })).text(),
  )
  return documents[0]
}

/** Locks publishing, like a rollback; only a reset removes it. */
async function lock() {
  const { REBUILD_ADMIN_TOKEN } = await ensureSecrets(data)
  const headers = { authorization: `Bearer ${REBUILD_ADMIN_TOKEN}` }
  const url = `http://127.0.0.1:${ports.service}/admin/lock`
  expect((await fetch(url, { method: 'POST', headers })).status).toBe(200)
}

const allFree = () => vi.waitFor(() => rejectBusyPorts(ports), 60_000)

describe('pnpm start', () => {
  it('runs all four processes, shows an edit, and stops cleanly on Ctrl-C', async () => {
    await using start = startProcess(data)
    await start.running()
    for (const url of Object.values(urls)) expect(start.printed.output).toContain(url)
    const { port } = new URL(urls.site)
    for (const host of ['localhost', '127.0.0.1']) {
      const html = await fetchBody(`http://${host}:${port}/services/web-development`)
      expect(html).toContain('Web Development')
      expect(html).not.toContain('₹70K')
    }
    expect(await fetchBody(urls.studio)).toContain('<div id="sanity">')
    expect(await fetchBody(`${urls.studio}/structure/services`)).toContain('<div id="sanity">')
    expect((await fetch(`${urls.lake}/v1/ping`)).status).toBe(200)
    const status: unknown = JSON.parse(await fetchBody(`${urls.service}/status`))
    // One build: the bundled content sent no webhooks.
    expect(status).toMatchObject({ live: { source: 'lake' }, waiting: null, builds: 1 })
    expect((await stat(join(data, 'secrets.env'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(data, 'webhooks.json'))).mode & 0o777).toBe(0o600)

    expect((await publish({ 'tiers[0].from': 70_000 })).status).toBe(200)
    await vi.waitFor(async () => expect(await fetchBody(page)).toContain('₹70K'), {
      timeout: 60_000,
      interval: 100,
    })

    const id = randomUUID()
    expect((await sendEnquiry(id)).status).toBe(201)
    await vi.waitFor(async () => expect(await inLake(`enquiry.${id}`)).toBeDefined(), 60_000)
    expect(await inLake(`enquiry.${id}`)).toMatchObject({ name: 'Asha Rao', state: 'new' })
    expect(await start.stop('SIGINT')).toBe(0)
    expect(start.printed.errors).toBe('')
    await rejectBusyPorts(ports)
  })

  it('keeps edits, leaves no process when killed, and resets on request', async () => {
    {
      await using start = startProcess(data)
      await start.running()
      expect(await fetchBody(page)).toContain('₹70K')
      await lock()
      await start.stop('SIGKILL')
      await allFree()
    }
    await using start = startProcess(data, '--reset')
    await start.running()
    expect(await fetchBody(page)).not.toContain('₹70K')
    expect(JSON.parse(await fetchBody(`${urls.service}/status`))).toMatchObject({ locked: null })
  })
  it('reports an invalid flag', async () => {
    await using start = startProcess(data, '--site-port', 'x')
    expect(await start.ended).toBe(2)
    expect(start.printed.errors).toBe('--site-port: expected a number from 1 to 65535; found "x"\n')
  })
})
