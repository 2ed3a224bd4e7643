import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Backoff } from './backoff.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('doubles the pause after each failure up to the longest, and starts over after a success', () => {
  const backoff = new Backoff({ first: 1_000, longest: 5_000 })
  expect([1, 2, 3, 4, 5].map(() => backoff.fail())).toEqual([1_000, 2_000, 4_000, 5_000, 5_000])
  expect(backoff.isFailing).toBe(true)
  backoff.reset()
  expect(backoff.isFailing).toBe(false)
  expect(backoff.fail()).toBe(1_000)
})

it('retries when the pause ends, unless something ends it before', () => {
  const backoff = new Backoff({ first: 1_000, longest: 5_000 })
  const again = vi.fn()
  backoff.retry(again)
  vi.advanceTimersByTime(999)
  expect(backoff.isPaused).toBe(true)
  expect(again).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(backoff.isPaused).toBe(false)
  expect(again).toHaveBeenCalledTimes(1)

  backoff.retry(again)
  backoff.endPause()
  vi.advanceTimersByTime(10_000)
  expect(again).toHaveBeenCalledTimes(1)
  expect(backoff.pause).toBe(4_000)
})

it('runs one pause at a time', () => {
  const backoff = new Backoff({ first: 1_000, longest: 5_000 })
  const again = vi.fn()
  backoff.retry(again)
  backoff.retry(again)
  vi.advanceTimersByTime(10_000)
  expect(again).toHaveBeenCalledTimes(1)
})
