import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCrashFailure, toFailure, VerificationError } from '../build/failure.ts'
import { LakeWatch, LastFailure } from './build-findings.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-14T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('says since when a lake is silent, until it answers', () => {
  const watch = new LakeWatch(null, 5 * MINUTE)
  expect(watch.state(false)).toEqual({ text: 'not asked yet', isTrouble: false })
  watch.failed({ kind: 'unreachable' })
  vi.advanceTimersByTime(MINUTE)
  watch.failed({ kind: 'unreachable' })
  const silent = { text: 'silent since 2026-03-14T10:00:00.000Z', isTrouble: true }
  expect(watch.state(false)).toEqual(silent)
  // A failure that says nothing about the lake.
  watch.failed({ kind: 'disk' })
  expect(watch.state(true)).toEqual(silent)
  watch.failed({ kind: 'refused' })
  expect(watch.state(false).text).toBe('refusing the token since 2026-03-14T10:01:00.000Z')
  watch.answered()
  expect(watch.state(false)).toEqual({ text: 'answering', isTrouble: false })
})

it('counts invalid content as an answer', () => {
  const watch = new LakeWatch(null, 5 * MINUTE)
  watch.failed({ kind: 'unreachable' })
  watch.failed({ kind: 'invalid' })
  expect(watch.state(false).text).toBe('answering')
})

it('remembers trouble across a restart', () => {
  const last = {
    kind: 'unreachable' as const,
    exitCode: 3,
    message: '',
    issues: [],
    retry: true,
    at: Date.parse('2026-03-14T09:00:00Z'),
    resolvedAt: null,
  }
  expect(new LakeWatch(last, MINUTE).state(false).text).toBe(
    'silent since 2026-03-14T09:00:00.000Z',
  )
  const over = { ...last, resolvedAt: last.at }
  expect(new LakeWatch(over, MINUTE).state(false).text).toBe('not asked yet')
})

it('expires an old answer, which is no trouble under a lock only', () => {
  const watch = new LakeWatch(null, 5 * MINUTE)
  watch.answered()
  vi.advanceTimersByTime(20 * MINUTE)
  expect(watch.state(false).text).toBe('answering')
  vi.advanceTimersByTime(1)
  const text = 'not asked since 2026-03-14T10:00:00.000Z'
  expect(watch.state(false)).toEqual({ text, isTrouble: true })
  expect(watch.state(true)).toEqual({ text, isTrouble: false })
})

const silentLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })

describe('LastFailure', () => {
  it('waits twice as long after each failure, up to the longest pause', () => {
    const memory = new LastFailure(null, 5_000, silentLog())
    const failure = createCrashFailure('SIGKILL', '')
    expect([1, 2, 3, 4, 5].map(() => memory.add(failure))).toEqual([
      1_000, 2_000, 4_000, 5_000, 5_000,
    ])
    memory.resolve()
    expect(memory.add(failure)).toBe(1_000)
  })

  it('does not retry a failure that only a person can fix', () => {
    const memory = new LastFailure(null, 5_000, silentLog())
    const issue = { path: '', message: 'page /about: was not made whole' }
    expect(memory.add(toFailure(new VerificationError([issue])))).toBeNull()
  })

  it('logs a failure once, however often it repeats', () => {
    const log = silentLog()
    const memory = new LastFailure(null, 5_000, log)
    memory.add(createCrashFailure('SIGKILL', ''))
    memory.add(createCrashFailure('SIGKILL', ''))
    expect(log.error).toHaveBeenCalledTimes(1)
    memory.add(createCrashFailure('exit code 1', ''))
    expect(log.error).toHaveBeenCalledTimes(2)
  })

  it('ends a failure once', () => {
    const memory = new LastFailure(null, 5_000, silentLog())
    memory.add(createCrashFailure('SIGKILL', ''))
    expect(memory.last?.resolvedAt).toBeNull()
    expect(memory.resolve()).toBe(true)
    expect(memory.resolve()).toBe(false)
    expect(memory.last?.resolvedAt).not.toBeNull()
  })
})
