import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RateLimits } from './rate-limits.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const of = (name: string) => ({ address: name, network: name })
const accepted = { rejection: null, isFlood: false }
const flooding = { rejection: null, isFlood: true }
const times = async (count: number, limits: RateLimits, client: string) => {
  for (let place = 0; place < count; place += 1) {
    expect(await limits.consume(of(client)), `no. ${place + 1}`).toEqual(accepted)
  }
}

it('accepts five in a minute and thirty in an hour from one client', async () => {
  const limits = new RateLimits(1_000)
  await times(5, limits, 'a')
  expect((await limits.consume(of('a'))).rejection).toEqual({ seconds: 60, isFirst: true })
  expect((await limits.consume(of('a'))).rejection).toMatchObject({ isFirst: false })
  await times(5, limits, 'b')
  for (let minute = 0; minute < 5; minute += 1) {
    vi.advanceTimersByTime(60_000)
    await times(5, limits, 'a')
  }
  vi.advanceTimersByTime(60_000)
  expect((await limits.consume(of('a'))).rejection).toMatchObject({
    seconds: 54 * 60,
    isFirst: true,
  })
  vi.advanceTimersByTime(54 * 60_000)
  await times(5, limits, 'a')
})

it('accepts enquiries above the limit of all visitors during a flood, which ends after an hour', async () => {
  const limits = new RateLimits(10)
  await times(5, limits, 'a')
  for (let index = 0; index < 100; index += 1) await limits.consume(of('a'))
  await times(5, limits, 'b')
  expect(limits.floodMs).toBe(0)
  expect(await limits.consume(of('c'))).toEqual(flooding)
  expect(limits.floodMs).toBe(60 * 60_000)
  vi.advanceTimersByTime(60 * 60_000)
  expect(limits.floodMs).toBe(0)
  await times(1, limits, 'c')
})

it('refuses a client that repeats during a flood, and never its first enquiry', async () => {
  const limits = new RateLimits(1)
  await times(1, limits, 'a')
  for (let index = 0; index < 200; index += 1) {
    expect(await limits.consume({ address: `b${index}`, network: 'b' })).toEqual(flooding)
  }
  for (let index = 0; index < 5; index += 1) await limits.consume(of('c'))
  expect((await limits.consume(of('c'))).rejection).toMatchObject({ isFirst: true })
})

it('accepts more than sixty in an hour from one network as a flood', async () => {
  const limits = new RateLimits(1_000)
  const within = (index: number) => ({ address: `a${index}`, network: 'n' })
  for (let index = 0; index < 60; index += 1) {
    expect(await limits.consume(within(index))).toEqual(accepted)
  }
  expect(await limits.consume(within(60))).toEqual(flooding)
  await times(1, limits, 'b')
})
