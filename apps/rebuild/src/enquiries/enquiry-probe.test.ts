import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EnquiryProbe } from './enquiry-probe.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

function createProbe(ways: Record<'lake' | 'mail', (signal: AbortSignal) => Promise<unknown>>) {
  const logged: string[] = []
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) })
  const parts = (['lake', 'mail'] as const).map((name) => ({ name, probe: ways[name] }))
  return { probe: new EnquiryProbe(parts, log), logged }
}

it('probes once a day, and after a failure in five minutes and then every hour', async () => {
  let isUp = true
  const tries: number[] = []
  const { probe, logged } = createProbe({
    lake: async () => {},
    mail: async () => {
      tries.push(Date.now() / MINUTE)
      if (!isUp) throw new Error('Invalid login: 535 No.\nMore words')
    },
  })
  expect(probe.last).toBeNull()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(probe.last).toEqual({ at: MINUTE, failed: [], failures: 0 })
  isUp = false
  await vi.advanceTimersByTimeAsync(24 * HOUR)
  const failed = [{ name: 'mail', why: 'Invalid login: 535 No' }]
  expect(probe.last).toMatchObject({ failed, failures: 1 })
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(probe.last).toMatchObject({ failed, failures: 2 })
  isUp = true
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(probe.last).toMatchObject({ failed: [], failures: 0 })
  await vi.advanceTimersByTimeAsync(23 * HOUR)
  expect(tries).toEqual([1, 1_441, 1_446, 1_506])
  expect(logged).toEqual([
    'An enquiry would not reach every destination',
    'An enquiry would not reach every destination',
    'An enquiry would reach every destination again',
  ])
  await probe.stop()
})

it('stops without waiting, and probes no more', async () => {
  const attempt = vi.fn()
  const { probe, logged } = createProbe({
    lake: async () => attempt(),
    mail: (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  await vi.advanceTimersByTimeAsync(MINUTE)
  await probe.stop()
  await vi.advanceTimersByTimeAsync(48 * HOUR)
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(probe.last).toBeNull()
  expect(logged).toEqual([])
})
