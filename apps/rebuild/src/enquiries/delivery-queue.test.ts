import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DeliveryQueue } from './delivery-queue.ts'
import type { Received } from './enquiry-store.ts'
import { markFlood } from './flood.ts'

const received = (id: string): Received => ({
  at: 1,
  enquiry: {
    id,
    name: 'Asha Rao',
    email: 'asha@company.example',
    phone: '1',
    project: '',
    message: 'A shop.',
    timestamp: '',
  },
})

/** A destination with settable behaviour, and a store that records deliveries. */
function queueWith(send: (id: string) => Promise<unknown>, waiting: string[] = []) {
  const texts = new Map(waiting.map((id) => [id, received(id)]))
  const delivered: string[] = []
  const logged: Record<string, unknown>[] = []
  const log = pino(
    { level: 'debug', base: null, timestamp: false },
    { write: (line) => logged.push(JSON.parse(line)) },
  )
  const store = {
    waitingFor: () => waiting,
    read: (id: string) => texts.get(id) ?? null,
    markDelivered: vi.fn(async (_name: string, id: string) => void delivered.push(id)),
  }
  const queue = new DeliveryQueue({
    destination: { name: 'mail', send: ({ enquiry }) => send(enquiry.id) },
    store,
    log,
    pause: 1_000,
  })
  const add = (id = randomUUID()) => {
    texts.set(id, received(id))
    queue.enqueue(id)
    return id
  }
  return { queue, add, delivered, logged, store, texts }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const down = async () => {
  throw Object.assign(new Error('for asha@company.example'), { code: 'ECONNREFUSED' })
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

it('delivers stored and new enquiries', async () => {
  const { queue, add, delivered } = queueWith(async () => {}, ['a', 'b'])
  const id = add()
  await pass()
  expect(delivered.toSorted()).toEqual(['a', 'b', id].toSorted())
  expect(queue.waiting()).toBe(0)
})

it('delivers the enquiries of a flood as one message, at its end or after a restart', async () => {
  const single: string[] = []
  const floods: string[][] = []
  const texts = new Map(['a', 'b', 'c'].map((id) => [id, received(id)]))
  for (const id of ['b', 'c', 'd', 'e']) {
    const { at, enquiry } = received(id)
    texts.set(id, { at, enquiry: markFlood(enquiry) })
  }
  const store = {
    waitingFor: () => ['a', 'b', 'c'],
    read: (id: string) => texts.get(id) ?? null,
    markDelivered: async (_name: string, id: string) => void texts.delete(id),
  }
  const queue = new DeliveryQueue({
    destination: {
      name: 'mail',
      send: async ({ enquiry }) => void single.push(enquiry.id),
      sendFlood: async (all) => void floods.push(all.map(({ enquiry }) => enquiry.id)),
    },
    store,
    log: pino({ level: 'silent' }),
  })
  for (const id of ['d', 'e']) queue.enqueue(id)
  await pass()
  expect({ single, floods }).toEqual({ single: ['a'], floods: [['b', 'c']] })
  queue.endFlood()
  await pass()
  expect(floods.at(1)).toEqual(['d', 'e'])
  expect(texts.size).toBe(0)
})

it('retries after pauses that grow to five minutes', async () => {
  const tries: number[] = []
  let isUp = false
  const send = async () => {
    tries.push(Date.now())
    if (!isUp) await down()
  }
  const { queue, delivered, logged } = queueWith(send, ['a'])
  await pass(60 * 60_000)
  const delays = tries.slice(1).map((at, place) => (at - (tries[place] ?? 0)) / 1_000)
  expect(delays.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300])
  expect(delays.at(-1)).toBe(300)
  expect(queue.waiting(59 * 60_000)).toBe(1)
  isUp = true
  await pass(5 * 60_000)
  expect(delivered).toEqual(['a'])
  const [last] = logged.slice(-1)
  expect(last).toMatchObject({ destination: 'mail', msg: 'Enquiries are delivered again' })
})

it("logs which destination fails and since when, without the visitor's text", async () => {
  const { logged } = queueWith(down, ['a'])
  await pass(1_000)
  expect(logged.at(-1)).toEqual({
    destination: 'mail',
    id: 'a',
    waiting: 1,
    since: '1 s',
    again: '2 s',
    why: 'Error, code ECONNREFUSED',
    level: 40,
    msg: 'An enquiry could not be delivered',
  })
  expect(JSON.stringify(logged)).not.toContain('asha')
})

it('delivers other enquiries when one is always rejected', async () => {
  const { queue, add, delivered } = queueWith(
    async (id) => {
      if (id.startsWith('bad')) await down()
    },
    ['bad 1', 'bad 2'],
  )
  await pass(60 * 60_000)
  const id = add()
  await pass()
  expect(delivered).toEqual([id])
  expect(queue.waiting()).toBe(2)
})

it('does not repeat a delivery that the disk could not record', async () => {
  const send = vi.fn(async () => {})
  const { delivered, store } = queueWith(send, ['a'])
  store.markDelivered.mockRejectedValueOnce(new Error('disk full'))
  await pass(1_000)
  expect(delivered).toEqual(['a'])
  expect(send).toHaveBeenCalledOnce()
})

it('skips an enquiry that was deleted', async () => {
  const send = vi.fn(down)
  const { queue, texts } = queueWith(send, ['a'])
  await pass()
  texts.delete('a')
  await pass(1_000)
  expect(send).toHaveBeenCalledOnce()
  expect(queue.waiting()).toBe(0)
})

it('stops soon with any destination', async () => {
  const { queue, delivered } = queueWith(
    () => new Promise((_, reject) => setTimeout(reject, 60_000)),
    ['a'],
  )
  await pass()
  const stopped = queue.stop()
  await pass(60_000)
  await stopped
  await pass(60 * 60_000)
  expect(delivered).toEqual([])
})
