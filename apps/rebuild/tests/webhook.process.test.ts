import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { PROBE_TYPE } from '../src/intake/webhook-definition.ts'
import { releaseNames } from './data-folder.ts'
import { limitsEnv } from './limited-service.ts'
import { forThisFile, runningService } from './running-service.ts'
import { createSignature, webhookBody } from './service-process.ts'

const kilobyte = 1024

const { lake, service, folder } = await forThisFile(
  runningService({
    ...limitsEnv({
      requestTimeout: 1_000,
      // A burst from a slow machine has gaps, but must count as one burst.
      debounce: { quiet: 1_000, longest: 10_000 },
    }),
    LOG_LEVEL: 'info',
  }),
)

describe('POST /hooks/sanity', () => {
  const send = (body: string, headers: Record<string, string>) =>
    service.post('/hooks/sanity', body, headers)
  const builds = async (): Promise<number> => (await service.status()).builds

  it('answers the probe of the doctor, and builds nothing', async () => {
    const before = await service.status()
    const probe = JSON.stringify({ _id: 'site.doctor', _type: PROBE_TYPE })
    expect((await service.publish(probe)).status).toBe(202)
    expect((await send(probe, { 'sanity-webhook-signature': 'nonsense' })).status).toBe(401)
    const { builds: after, waiting, webhooks } = await service.status()
    expect([after, waiting]).toEqual([before.builds, null])
    expect(webhooks).toEqual({ accepted: null, refused: expect.any(String) })
  })

  it('answers a thousand forged requests and stays well', async () => {
    const before = await builds()
    const statuses = await inParallel(1_000, 50, async () => {
      const header = createSignature('{}', 'a-wrong-secret-of-theirs')
      return (await send('{}', { 'sanity-webhook-signature': header })).status
    })
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect(await builds()).toBe(before)
    expect((await fetch(`${service.control}/readyz`)).status).toBe(200)
  })

  it('refuses bodies over 64 KiB, also without a length and very long ones', async () => {
    const signed = (body: string) => ({ 'sanity-webhook-signature': createSignature(body) })
    const fits = JSON.stringify('x'.repeat(64 * kilobyte - 2))
    expect((await send(fits, signed(fits))).status).toBe(202)
    const over = `${fits} `
    expect((await send(over, signed(over))).status).toBe(413)

    expect((await sendWithoutLength(service.control, over, signed(over))).statusCode).toBe(413)
    expect(await sendHugeBody(service.controlPort)).toContain('413')
  })

  it('disconnects a client that sends headers or body too slowly', async () => {
    const head = 'POST /hooks/sanity HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n'
    const slow = [
      abortRequest(service.controlPort, head),
      abortRequest(service.controlPort, `${head}\r\n{`),
    ]
    const body = webhookBody()
    expect((await service.publish(body)).status).toBe(202)
    await Promise.all(slow)
  })

  it('logs nothing when a client disconnects early, and answers the next', async () => {
    const logged = service.log.lines.length
    const socket = connect(service.controlPort, '127.0.0.1')
    await once(socket, 'connect')
    const head = 'POST /hooks/sanity HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n{'
    await new Promise((sent) => socket.write(head, sent))
    socket.destroy()
    await once(socket, 'close')
    expect((await fetch(`${service.control}/status`)).status).toBe(200)
    expect(service.log.lines.slice(logged)).toEqual([])
  })

  it('joins a thousand webhooks into at most two builds, and the newest content wins', async () => {
    await service.idle()
    const before = {
      builds: await builds(),
      releases: (await releaseNames(folder)).complete.length,
    }
    let price = ''
    const statuses = await inParallel(1_000, 100, async (place) => {
      if (place % 100 === 99) price = lake.setPrice('web-development', 41 + place / 100)
      return (await service.publish()).status
    })
    expect(new Set(statuses)).toEqual(new Set([202]))
    await service.idle()
    expect((await builds()) - before.builds).toBeLessThanOrEqual(2)
    expect((await releaseNames(folder)).complete.length - before.releases).toBeLessThanOrEqual(2)
    expect(await service.shows('/services/web-development', price)).toBe(true)
  })

  it('knows no other path or method', async () => {
    for (const path of ['/', '/hooks', '/hooks/sanity', '/admin/rebuild', '/status/x']) {
      expect((await fetch(`${service.control}${path}`)).status).toBe(404)
    }
    expect((await fetch(`${service.control}/healthz`)).status).toBe(200)
  })
})

/** Runs `work` for 0 … count - 1, `width` at a time. */
async function inParallel<Result>(
  count: number,
  width: number,
  work: (place: number) => Promise<Result>,
): Promise<Result[]> {
  const numbers = Array.from({ length: count }, (_, place) => place).values()
  const results: Result[] = []
  const worker = async () => {
    for (const place of numbers) results.push(await work(place))
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}

/** Sends bytes without an end; resolves when the service ends the connection. */
function abortRequest(port: number, start: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, '127.0.0.1', () => socket.write(start))
  const drip = setInterval(() => socket.write('a'), 100)
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.on('close', () => {
    clearInterval(drip)
    resolve()
  })
  return promise
}

/** Sends in chunks, without a content length. */
function sendWithoutLength(control: string, body: string, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const sent = request(`${control}/hooks/sanity`, { method: 'POST', headers }, resolve)
  sent.on('error', reject)
  for (let start = 0; start < body.length; start += 10_000) {
    sent.write(body.slice(start, start + 10_000))
  }
  sent.end()
  return promise
}

/** Announces a gigabyte and begins to send it; returns the status line. */
function sendHugeBody(port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(
      'POST /hooks/sanity HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000000000\r\n\r\n',
    )
  })
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    resolve(String(bytes).split('\r\n', 1)[0] ?? '')
    socket.destroy()
  })
  return promise
}
