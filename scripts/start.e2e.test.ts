import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { refuseBusyPorts } from './busy-ports.ts'
import { ports, startProcess, urls } from './started-site.ts'

let data: string
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'kitewright-start-'))
})
afterAll(() => rm(data, { recursive: true, maxRetries: 5 }))

const page = `${urls.site}/services/web-development`
const bodyOf = async (url: string) => (await fetch(url)).text()

/** As the Studio does it: over HTTP. */
const publish = (set: object) =>
  fetch(`${urls.lake}/v2025-02-19/data/mutate/production`, {
    method: 'POST',
    headers: { authorization: 'Bearer local-editor', 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [{ patch: { id: 'service-web-development', set } }] }),
  })

const allFree = () => vi.waitFor(() => refuseBusyPorts(ports), { timeout: 10_000 })

describe('pnpm start', () => {
  it('runs all four, shows an edit, and ends cleanly on Ctrl-C', async () => {
    await using start = startProcess(data)
    await start.running()
    for (const url of Object.values(urls)) expect(start.said.output).toContain(url)
    const { port } = new URL(urls.site)
    for (const host of ['localhost', '127.0.0.1']) {
      const html = await bodyOf(`http://${host}:${port}/services/web-development`)
      expect(html).toContain('Web Development')
      expect(html).not.toContain('₹70K')
    }
    expect(await bodyOf(urls.studio)).toContain('<div id="sanity">')
    expect(await bodyOf(`${urls.studio}/structure/services`)).toContain('<div id="sanity">')
    expect((await fetch(`${urls.lake}/v1/ping`)).status).toBe(200)
    const status: unknown = JSON.parse(await bodyOf(`${urls.service}/status`))
    // One build: the bundled content was no news that would have asked for a second one.
    expect(status).toMatchObject({ live: { source: 'lake' }, waiting: null, builds: 1 })
    expect((await stat(join(data, 'secrets.env'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(data, 'webhooks.json'))).mode & 0o777).toBe(0o600)

    expect((await publish({ 'tiers[0].from': 70_000 })).status).toBe(200)
    await vi.waitFor(async () => expect(await bodyOf(page)).toContain('₹70K'), {
      timeout: 60_000,
      interval: 100,
    })
    expect(await start.stop('SIGINT')).toBe(0)
    expect(start.said.errors).toBe('')
    await refuseBusyPorts(ports)
  })

  it('keeps what was edited, and shows it as soon as it says that all runs', async () => {
    await using start = startProcess(data)
    await start.running()
    expect(await bodyOf(page)).toContain('₹70K')
    const away = await fetch(`http://127.0.0.1:${ports.studio}/structure`, { redirect: 'manual' })
    expect(away.headers.get('location')).toBe(`${urls.studio}/structure`)
    expect(await start.stop('SIGTERM')).toBe(0)
    await refuseBusyPorts(ports)
  })

  it('leaves nothing behind when it is killed, and begins afresh when asked to', async () => {
    {
      await using start = startProcess(data)
      await start.running()
      await start.stop('SIGKILL')
      await allFree()
    }
    await using start = startProcess(data, '--reset')
    await start.running()
    expect(await bodyOf(page)).not.toContain('₹70K')
  })

  it('names a busy port in one line', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(ports.lake, '127.0.0.1', resolve))
    await using start = startProcess(data)
    expect(await start.ended).toBe(1)
    expect(start.said.errors).toBe(
      `Port ${ports.lake} (content lake) is busy: stop the program that uses it, then start again.\n`,
    )
    await new Promise((resolve) => other.close(resolve))
  })

  it('says what is wrong with a flag', async () => {
    await using start = startProcess(data, '--site-port', 'x')
    expect(await start.ended).toBe(2)
    expect(start.said.errors).toBe('--site-port: expected a number from 1 to 65535; found "x"\n')
  })
})
