import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type TestServer, testServerBehavior } from '@kitewright/site-engine/testing'
import { describe, expect, it } from 'vitest'
import { liveId, waitForCompression } from './data-folder.ts'
import { forThisFile, runningService } from './running-service.ts'

const running = await forThisFile(
  runningService({ PUBLIC_SITE_URL: 'https://kitewright.example', LOG_LEVEL: 'info' }),
)
const { service } = running
// A test moves the files of the live release.
await waitForCompression(running.folder)
const folder = join(running.folder, 'releases', await liveId(running.folder))
const assets = await readdir(join(folder, 'assets'))
const door: TestServer = {
  port: Number(new URL(service.site).port),
  pid: service.child.pid ?? 0,
  folder,
  page: '/about',
  pageFile: 'about.html',
  film: `/assets/${assets.find((name) => name.endsWith('.mp4'))}`,
}

describe('the site of the service', () => {
  testServerBehavior(() => door)

  it('logs each failed request once, and no aborted download', () => {
    const { log } = service
    const failures = log.lines.filter(({ level }) => level === 'error' || Number(level) >= 50)
    expect(failures.map(({ msg, url }) => [msg, url])).toEqual([
      ['A request for the site failed', door.page],
      ['A request for the site failed', door.film],
    ])
    expect(log.errors()).toBe('')
  })
})

describe('webhooks and administration', () => {
  /** Returns the status of a handwritten request, which no HTTP client would send. */
  const fetchStatus = (line: string, headers: Record<string, string> = {}) =>
    rawStatus(service.controlPort, line, { host: 'localhost', ...headers })

  it.each([
    'GET //',
    'GET ///',
    'GET //:80',
    'GET http://',
    'GET //evil.example/status',
    'GET /\\evil.example/status',
    'GET http://evil.example/status',
    'POST //:x/hooks/sanity',
  ])('answers 400 to %s, and keeps running', async (line) => {
    const logged = service.log.lines.length
    expect(await fetchStatus(line)).toBe(400)
    expect(await fetchStatus('GET /healthz')).toBe(200)
    expect(service.log.lines.slice(logged)).toEqual([])
  })

  it.each(['localhost', 'LOCALHOST:9', '127.0.0.1:8787', '[::1]:8787', 'kitewright.example'])(
    'answers under its own name %s',
    async (host) => {
      expect(await fetchStatus('GET /status', { host })).toBe(200)
    },
  )

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:8787', ''])(
    'rejects the host “%s”, against DNS rebinding',
    async (host) => {
      expect(await fetchStatus('GET /status', { host })).toBe(403)
      expect(await fetchStatus('POST /hooks/sanity', { host, 'content-length': '0' })).toBe(403)
    },
  )

  it.each(['https://evil.example', 'http://localhost:3333', 'null'])(
    'rejects a request from a page of %s',
    async (origin) => {
      expect(await fetchStatus('GET /status', { origin })).toBe(403)
      expect(await fetchStatus('GET /healthz', { origin })).toBe(403)
    },
  )
})

/** Sends a request line unchanged; returns the status. */
function rawStatus(port: number, line: string, headers: Record<string, string>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const fields = Object.entries({ ...headers, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(`${line} HTTP/1.1\r\n${fields.join('')}\r\n`)
  })
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  socket.on('error', reject)
  socket.on('close', () => resolve(Number(text.split(' ', 2)[1])))
  return promise
}
