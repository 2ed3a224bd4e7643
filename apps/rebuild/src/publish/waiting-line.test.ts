import { beforeEach, describe, expect, it, vi } from 'vitest'
import { WaitingLine } from './waiting-line.ts'

const want = (at: number, seq = at) => ({ seq, at, reason: 'test', confirmed: false })

describe('WaitingLine', () => {
  const line = () => new WaitingLine({ quiet: 150, longest: 1_000 }, [])

  beforeEach(() => {
    vi.useFakeTimers({ now: 10_000 })
    return () => vi.useRealTimers()
  })

  it('is due a moment after the last request', () => {
    const waiting = line()
    expect(waiting.due(0)).toBeNull()
    waiting.add(want(10_000))
    expect(waiting.due(0)).toBe(10_150)
    waiting.add(want(10_100))
    expect(waiting.due(0)).toBe(10_250)
  })

  it('is due after the longest wait, however many requests come', () => {
    const waiting = line()
    for (let at = 10_000; at < 13_000; at += 100) waiting.add(want(at))
    expect(waiting.due(0)).toBe(11_000)
  })

  it('waits longer for the end of a burst that outlasts a build', () => {
    const waiting = line()
    for (let at = 11_000; at <= 13_000; at += 10) waiting.add(want(at))
    expect(waiting.due(11_600)).toBe(13_450)
    for (let at = 13_000; at <= 30_000; at += 10) waiting.add(want(at))
    expect(waiting.due(11_600)).toBe(21_600)
  })

  it('is due at once for what came in the middle of a build', () => {
    const waiting = line()
    waiting.add(want(11_000))
    expect(waiting.due(12_000)).toBeLessThan(12_000)
  })

  it('gives everything away at once', () => {
    const waiting = line()
    waiting.add(want(10_000))
    waiting.add(want(10_001))
    expect(waiting.takeAll()).toHaveLength(2)
    expect(waiting.due(0)).toBeNull()
  })

  it('pauses after a failure until someone asks anew', () => {
    const waiting = line()
    waiting.putBack([want(10_000)], 4_000)
    expect(waiting.due(0)).toBe(14_000)
    waiting.add(want(10_500))
    expect(waiting.due(0)).toBe(10_650)
    expect(waiting.takeAll().map(({ at }) => at)).toEqual([10_000, 10_500])
  })
})
