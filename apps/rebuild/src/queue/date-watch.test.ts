import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DateWatch } from './date-watch.ts'

const now = '2027-03-01T00:00:00.000Z'
const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(now) })
})
afterEach(() => {
  vi.useRealTimers()
})

it('calls once at the time', () => {
  const onDate = vi.fn()
  const watch = new DateWatch(onDate)
  watch.waitFor(after(60_000))
  expect(watch.at).toBe(after(60_000))
  vi.advanceTimersByTime(59_999)
  expect(onDate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(3_600_000)
  expect(onDate).toHaveBeenCalledOnce()
})

it('calls at once for a time in the past', () => {
  const onDate = vi.fn()
  new DateWatch(onDate).waitFor(after(-1))
  vi.advanceTimersByTime(0)
  expect(onDate).toHaveBeenCalledOnce()
})

it('waits for the newest time only', () => {
  const onDate = vi.fn()
  const watch = new DateWatch(onDate)
  watch.waitFor(after(1_000))
  watch.waitFor(after(5_000))
  vi.advanceTimersByTime(4_999)
  expect(onDate).not.toHaveBeenCalled()
  watch.waitFor(null)
  expect(watch.at).toBeNull()
  vi.advanceTimersByTime(10_000)
  expect(onDate).not.toHaveBeenCalled()
})

it('ignores a time that is too far for a timer', () => {
  const onDate = vi.fn()
  const watch = new DateWatch(onDate)
  watch.waitFor(after(2 ** 31 + 1_000))
  vi.advanceTimersByTime(60_000)
  expect(onDate).not.toHaveBeenCalled()
})
