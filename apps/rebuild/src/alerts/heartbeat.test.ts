import { inspect } from 'node:util'
import { startTestServer } from '@kitewright/site-engine/testing'
import { expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { Heartbeat } from './heartbeat.ts'

/** A monitor that answers with this status, or never (0). */
async function monitor() {
  const calls: string[] = []
  const answer = { status: 200 }
  const server = await startTestServer((request, response) => {
    calls.push(`${request.method} ${request.url}`)
    if (answer.status > 0) response.writeHead(answer.status).end('OK')
  })
  return { ...server, calls, answer, url: `${server.url}/ping/secret-word` }
}

it('calls the address, and logs one failure and one recovery', async () => {
  await using there = await monitor()
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const info = vi.spyOn(log, 'info')
  const heartbeat = new Heartbeat(there.url, log)
  let count = 0
  const beat = async (status: number) => {
    there.answer.status = status
    count += 1
    await vi.waitUntil(() => {
      heartbeat.beat()
      return there.calls.length >= count
    })
    count = there.calls.length
  }
  await beat(200)
  await beat(404)
  await vi.waitUntil(() => warn.mock.calls.length > 0)
  await beat(500)
  await beat(200)
  await vi.waitUntil(() => info.mock.calls.length > 0)
  await heartbeat.stop()
  expect(new Set(there.calls)).toEqual(new Set(['GET /ping/secret-word']))
  expect(warn).toHaveBeenCalledTimes(1)
  expect(info).toHaveBeenCalledTimes(1)
  expect(inspect([warn.mock.calls, info.mock.calls], { depth: 9 })).not.toContain('secret-word')
})

it('makes one call at a time, and aborts it at a stop', async () => {
  await using there = await monitor()
  there.answer.status = 0
  const log = createLog('silent')
  const warn = vi.spyOn(log, 'warn')
  const heartbeat = new Heartbeat(there.url, log)
  heartbeat.beat()
  heartbeat.beat()
  await vi.waitUntil(() => there.calls.length > 0)
  await heartbeat.stop()
  heartbeat.beat()
  expect(there.calls).toHaveLength(1)
  expect(warn).not.toHaveBeenCalled()
})
