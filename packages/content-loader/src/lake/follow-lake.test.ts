import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { localLake, withError } from '../../tests/local-lake.ts'
import { watchLake } from './follow-lake.ts'

/** A lake whose events the test sends. */
async function eventLake() {
  const streams: ServerResponse[] = []
  const lake = await localLake((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    // Reconnects soon.
    response.write('retry: 10\n\n')
    streams.push(response)
    sendEvent(response, 'welcome')
  })
  return { ...lake, streams, [Symbol.asyncDispose]: lake.close }
}

const sendEvent = (response: ServerResponse | undefined, ...types: string[]) =>
  response?.write(types.map((type) => `event: ${type}\ndata: {"documentId":"home"}\n\n`).join(''))

/** Waits up to the test's timeout. */
const until = (expectation: () => void) => vi.waitFor(expectation, 30_000)

it('reports each published change, once for simultaneous ones', async () => {
  await using lake = await eventLake()
  const changed = vi.fn()
  const stop = watchLake(lake.settings, changed, vi.fn())
  await until(() => expect(changed).toHaveBeenCalledTimes(1))
  const url = new URL(lake.requests[0]?.path ?? '', 'http://lake')
  expect(url.pathname).toBe('/v2025-02-19/data/listen/production')
  expect(url.searchParams.get('query')).toContain('!(_id in path("drafts.**"))')

  const [stream] = lake.streams
  sendEvent(stream, 'mutation', 'mutation')
  await until(() => expect(changed).toHaveBeenCalledTimes(2))
  sendEvent(stream, 'mutation')
  await until(() => expect(changed).toHaveBeenCalledTimes(3))
  stop()
})

it('reports a reconnect, as changes may have been missed', async () => {
  await using lake = await eventLake()
  const changed = vi.fn()
  const stop = watchLake(lake.settings, changed, vi.fn())
  await until(() => expect(changed).toHaveBeenCalledTimes(1))
  lake.streams[0]?.destroy()
  await until(() => expect(changed).toHaveBeenCalledTimes(2))
  expect(lake.requests).toHaveLength(2)
  stop()
})

it('warns when the lake rejects the request', async () => {
  await using lake = await localLake(withError(403, 'No'))
  const warn = vi.fn()
  watchLake(lake.settings, vi.fn(), warn)
  await until(() => expect(warn).toHaveBeenCalledOnce())
  expect(warn.mock.calls[0]?.[0]).toContain('project kitewright')
})

it('disconnects when stopped', async () => {
  await using lake = await eventLake()
  const changed = vi.fn()
  const stop = watchLake(lake.settings, changed, vi.fn())
  await until(() => expect(lake.streams).toHaveLength(1))
  const [stream] = lake.streams
  if (!stream) throw new Error('The lake has no listener')
  const closed = once(stream, 'close')
  stop()
  await closed
})
