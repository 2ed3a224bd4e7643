import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBearer, TOKEN } from '../testing.ts'
import { startLake } from './started-lake.ts'

let lake: Awaited<ReturnType<typeof startLake>>
beforeAll(async () => {
  lake = await startLake('--in-memory')
})
afterAll(() => lake.stop())

/** Sends raw bytes; resolves with the response. */
async function send(bytes: string): Promise<string> {
  const socket = connect(lake.port, '127.0.0.1')
  socket.setEncoding('latin1').end(bytes, 'latin1')
  let answer = ''
  for await (const text of socket) answer += text
  return answer
}

const ping = async () => (await fetch(`${lake.url}/v1/ping`)).status

const localhost = 'host: localhost:3900\r\nconnection: close'
const asScript = `${localhost}\r\nauthorization: Bearer ${TOKEN}`

it.each([
  ['x-forwarded-for: 203.0.113.7', '1.1'],
  ['X-Forwarded-Host: lake.example', '1.1'],
  ['x-real-ip: 203.0.113.7', '1.1'],
  ['forwarded: for=203.0.113.7', '1.1'],
  ['via: 1.1 proxy', '1.1'],
  // nginx with only `proxy_pass`.
  ['accept: */*', '1.0'],
])('rejects a proxy that sends “%s” over HTTP/%s', async (header, version) => {
  const paths = ['/v1/data/export/production', '/v1/ping', '/images/kitewright/production/x.svg']
  for (const path of paths) {
    const line = `GET ${path} HTTP/${version}\r\n`
    const answer = await send(`${line}${asScript}\r\n${header}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).toContain('it answers no request that a proxy passes on')
  }
  const upgrade = 'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13'
  const key = 'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=='
  const socket = `GET /v1/socket/production HTTP/1.1\r\nhost: localhost\r\n${upgrade}\r\n${key}`
  if (version === '1.1') {
    expect(await send(`${socket}\r\n${header}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 403 /)
  }
  // The same request succeeds without a proxy.
  const direct = `GET /v1/data/export/production HTTP/1.1\r\n${asScript}\r\n\r\n`
  expect(await send(direct)).toMatch(/^HTTP\/1\.1 200 /)
})

it('survives rejected clients that disconnect early', async () => {
  const head = 'host: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n'
  for (let count = 0; count < 50; count += 1) {
    const socket = connect(lake.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      `GET /v1/socket/production HTTP/1.1\r\n${head}origin: https://evil.example\r\n\r\n`,
    )
    socket.resetAndDestroy()
  }
  expect(await ping()).toBe(200)
})

it('rejects an invalid date', async () => {
  const path = '/v1/data/history/production/documents/home?time=soon'
  expect((await fetch(`${lake.url}${path}`, { headers: createBearer() })).status).toBe(400)
})
