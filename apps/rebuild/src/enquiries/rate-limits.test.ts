import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clientOf, RateLimits } from './rate-limits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const times = async (count: number, limits: RateLimits, client: string) => {
  for (let place = 0; place < count; place += 1) {
    expect(await limits.refused(client), `no. ${place + 1}`).toBeNull()
  }
}

it('takes five in a minute and thirty in an hour from one client', async () => {
  const limits = new RateLimits(1_000)
  await times(5, limits, 'a')
  expect(await limits.refused('a')).toEqual({ seconds: 60, isByAll: false, isFirst: true })
  expect(await limits.refused('a')).toMatchObject({ isFirst: false })
  await times(5, limits, 'b')
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(60_000)
    await times(5, limits, 'a')
  }
  vi.advanceTimersByTime(60_000)
  expect(await limits.refused('a')).toMatchObject({ seconds: 54 * 60, isFirst: true })
  vi.advanceTimersByTime(54 * 60_000)
  await times(5, limits, 'a')
})

it('takes no more in an hour from all together than it may, and of one only what counts', async () => {
  const limits = new RateLimits(10)
  await times(5, limits, 'a')
  for (let place = 0; place < 100; place += 1) await limits.refused('a')
  await times(5, limits, 'b')
  expect(await limits.refused('c')).toEqual({ seconds: 60 * 60, isByAll: true, isFirst: true })
  vi.advanceTimersByTime(60 * 60_000)
  await times(1, limits, 'c')
})

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  clientOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } })

it.each([
  ['192.0.2.7', undefined, '192.0.2.7'],
  ['::ffff:192.0.2.7', undefined, '192.0.2.7'],
  // Only a proxy of this machine is believed, and of what it was told itself nothing.
  ['192.0.2.7', '198.51.100.1', '192.0.2.7'],
  ['127.0.0.1', '203.0.113.5, 198.51.100.1', '198.51.100.1'],
  ['::1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['127.0.0.1', '2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  [undefined, undefined, 'unknown'],
])('knows who asks from %s, forwarded %s', (address, forwarded, client) => {
  expect(from(address, forwarded)).toBe(client)
})
