import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RateLimits } from './rate-limits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const of = (name: string) => ({ address: name, network: name })
const times = async (count: number, limits: RateLimits, client: string) => {
  for (let place = 0; place < count; place += 1) {
    expect(await limits.consume(of(client)), `no. ${place + 1}`).toBeNull()
  }
}

it('accepts five in a minute and thirty in an hour from one client', async () => {
  const limits = new RateLimits(1_000)
  await times(5, limits, 'a')
  expect(await limits.consume(of('a'))).toEqual({ seconds: 60, isByAll: false, isFirst: true })
  expect(await limits.consume(of('a'))).toMatchObject({ isFirst: false })
  await times(5, limits, 'b')
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(60_000)
    await times(5, limits, 'a')
  }
  vi.advanceTimersByTime(60_000)
  expect(await limits.consume(of('a'))).toMatchObject({ seconds: 54 * 60, isFirst: true })
  vi.advanceTimersByTime(54 * 60_000)
  await times(5, limits, 'a')
})

it('limits all visitors together in an hour, and counts accepted enquiries only', async () => {
  const limits = new RateLimits(10)
  await times(5, limits, 'a')
  for (let place = 0; place < 100; place += 1) await limits.consume(of('a'))
  await times(5, limits, 'b')
  expect(await limits.consume(of('c'))).toEqual({ seconds: 60 * 60, isByAll: true, isFirst: true })
  expect(limits.isFull).toBe(true)
  vi.advanceTimersByTime(60 * 60_000)
  expect(limits.isFull).toBe(false)
  await times(1, limits, 'c')
})

it('accepts sixty in an hour from one network of any number of addresses', async () => {
  const limits = new RateLimits(1_000)
  const within = (place: number) => ({ address: `a${place}`, network: 'n' })
  for (let place = 0; place < 60; place += 1) expect(await limits.consume(within(place))).toBeNull()
  expect(await limits.consume(within(60))).toMatchObject({ isByAll: false, isFirst: true })
  await times(1, limits, 'b')
  expect(limits.isFull).toBe(false)
})
