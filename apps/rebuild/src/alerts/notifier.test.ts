import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Channel } from './message.ts'
import { Notifier } from './notifier.ts'
import { type Alert, SentAlertsFile } from './sent-alerts.ts'

const log = pino({ level: 'silent' })
const alert = (key: string): Alert => ({
  key,
  version: '1',
  title: `${key} is wrong`,
  lines: [],
  links: [],
  resolvedText: `${key} is well`,
})

let folder: string
let wrong: Alert[]
let sent: string[]
let isUp: boolean
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kitewright-alerts-'))
  wrong = []
  sent = []
  isUp = true
})
afterEach(() => rm(folder, { recursive: true }))

const channel: Channel = {
  name: 'webhook',
  async send({ parts }) {
    if (!isUp) throw new Error('away')
    sent.push(parts.map(({ title }) => title).join(', '))
  },
}

async function started(way = channel) {
  const file = new SentAlertsFile(folder, 'webhook')
  const computeAlerts = async () => ({ alerts: wrong, isPending: () => false })
  const notifier = new Notifier(
    { channel: way, computeAlerts, file, site: 'kite.example', log },
    await file.read(log),
  )
  return { notifier, [Symbol.asyncDispose]: () => notifier.stop() }
}

it('sends each alert once, also after a restart, and then its resolution', async () => {
  wrong = [alert('a')]
  {
    await using first = await started()
    first.notifier.check()
    first.notifier.check()
    await vi.waitFor(async () => expect(await readdir(folder)).toEqual(['webhook.json']), 30_000)
  }
  await using second = await started()
  wrong = [alert('a'), alert('b')]
  second.notifier.check()
  await vi.waitFor(() => expect(sent).toEqual(['a is wrong', 'b is wrong']), 30_000)
  wrong = []
  second.notifier.check()
  await vi.waitFor(() => expect(sent.at(-1)).toBe('a is well, b is well'), 30_000)
})

it('retries a failed message with the current state', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await using running = await started()
    const send = vi.spyOn(channel, 'send')
    isUp = false
    wrong = [alert('a'), alert('b')]
    running.notifier.check()
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1), 30_000)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(send).toHaveBeenCalledTimes(2)
    // The pause has grown, and a new alert does not shorten it.
    running.notifier.check()
    await vi.advanceTimersByTimeAsync(1_900)
    expect(send).toHaveBeenCalledTimes(2)
    isUp = true
    wrong = [alert('b'), alert('c')]
    await vi.advanceTimersByTimeAsync(100)
    expect(sent).toEqual(['b is wrong, c is wrong'])
  } finally {
    vi.useRealTimers()
  }
})

it('aborts a hanging message when the service stops', async () => {
  const { promise, resolve } = Promise.withResolvers<AbortSignal>()
  const hanging: Channel = {
    name: 'webhook',
    send: (_, signal) => {
      resolve(signal)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
  }
  wrong = [alert('a')]
  const { notifier } = await started(hanging)
  notifier.check()
  const signal = await promise
  await notifier.stop()
  expect(signal.aborted).toBe(true)
})

it('starts without alerts when its file cannot be read', async () => {
  await writeFile(join(folder, 'webhook.json'), '{"a":')
  expect(await new SentAlertsFile(folder, 'webhook').read(log)).toEqual({})
})
