import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { plainHeaders } from '@kitewright/site-engine/serve'
import { startTestServer } from '@kitewright/site-engine/testing'
import { expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createSiteServer, type RequestFilter } from './site-server.ts'

/** A server before its first release; `filter` answers matching requests. */
async function started(filter: RequestFilter, writeTimeout?: number) {
  const { server } = createSiteServer(createLog('silent'), filter, writeTimeout)
  return { server, ...(await startTestServer(server)) }
}

it('disconnects clients that do not read the response', async () => {
  const large = Buffer.alloc(20_000_000)
  await using site = await started((_request, response) => {
    response.end(large)
    return true
  }, 200)
  const closed: Promise<unknown>[] = []
  site.server.on('connection', (socket: Socket) => closed.push(once(socket, 'close')))
  const clients = Array.from({ length: 20 }, () => connect(site.port, '127.0.0.1').pause())
  for (const client of clients) {
    client.on('error', () => {})
    client.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n')
  }
  await Promise.all(clients.map((client) => once(client, 'connect')))
  await expect.poll(() => closed.length).toBe(20)
  await Promise.all(closed)
  for (const client of clients) client.destroy()
})

it('limits connections, and checks every second for slow requests', async () => {
  await using site = await started(() => false)
  expect(site.server).toMatchObject({
    maxConnections: 4_096,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 30_000,
  })
})

it('answers with security headers before the first release', async () => {
  await using site = await started(() => false)
  const answer = await fetch(`http://127.0.0.1:${site.port}/`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(Object.fromEntries(answer.headers)).toMatchObject(plainHeaders)
})
