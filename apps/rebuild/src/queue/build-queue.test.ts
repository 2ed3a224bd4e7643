import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BuildRequest } from '../intake/state.ts'
import { BuildQueue } from './build-queue.ts'

const request = (at = Date.now()): BuildRequest => ({
  seq: 1,
  at,
  reason: 'test',
  confirmed: false,
})

describe('WaitingLine', () => {
  const line = (requests: BuildRequest[] = []) =>
    new BuildQueue({ quiet: 150, longest: 1_000 }, requests)

  beforeEach(() => {
    vi.useFakeTimers()
    vi.advanceTimersByTime(10_000)
    return () => vi.useRealTimers()
  })

  const now = () => performance.now()
  const later = (ms: number) => vi.advanceTimersByTime(ms)
  /** Adds one request after another, `pause` ms apart. */
  function addMany(waiting: BuildQueue, count: number, pause: number) {
    for (let number = 0; number < count; number += 1) {
      waiting.add(request())
      later(pause)
    }
  }

  it('is due a moment after the last request', () => {
    const waiting = line()
    expect(waiting.due(0)).toBeNull()
    waiting.add(request())
    expect(waiting.due(0)).toBe(now() + 150)
    later(100)
    waiting.add(request())
    expect(waiting.due(0)).toBe(now() + 150)
  })

  it('is due after the longest wait, however many requests come', () => {
    const waiting = line()
    const start = now()
    addMany(waiting, 30, 100)
    expect(waiting.due(0)).toBe(start + 1_000)
  })

  it('waits longer for the end of a burst that outlasts a build', () => {
    const waiting = line()
    const start = now()
    addMany(waiting, 200, 10)
    const buildEnded = start + 600
    expect(waiting.due(buildEnded)).toBe(now() - 10 + 450)
    addMany(waiting, 1_700, 10)
    expect(waiting.due(buildEnded)).toBe(buildEnded + 10_000)
  })

  it('is due at once for what came in the middle of a build', () => {
    const waiting = line()
    waiting.add(request())
    later(1_000)
    expect(waiting.due(now())).toBeLessThan(now())
  })

  it('gives everything away at once', () => {
    const waiting = line()
    waiting.add(request())
    waiting.add(request())
    expect(waiting.takeAll()).toHaveLength(2)
    expect(waiting.due(0)).toBeNull()
  })

  it('pauses after a failure until someone asks anew', () => {
    const waiting = line()
    const first = request()
    waiting.add(first)
    waiting.putBack(waiting.takeAll(), 4_000)
    expect(waiting.due(0)).toBe(now() + 4_000)
    later(500)
    waiting.add(request())
    expect(waiting.due(0)).toBe(now() + 150)
    expect(waiting.takeAll()[0]).toBe(first)
    waiting.putBack([first], 4_000)
    waiting.endPause()
    expect(waiting.due(0)).toBeLessThanOrEqual(now())
  })

  it('is not held up by a clock that is set back, nor hurried by one that is set forward', () => {
    const waiting = line()
    waiting.add(request())
    const due = waiting.due(0)
    for (const hours of [-5, 5]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      expect(waiting.due(0)).toBe(due)
    }
  })

  it('does not keep waiting what an earlier process left, whatever the clock said then', () => {
    expect(line([request(Date.now() + 3_600_000)]).due(0)).toBeLessThan(now())
  })
})
