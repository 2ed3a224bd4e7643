import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LakeWatch } from './lake-watch.ts'

const MINUTE = 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-14T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('says since when a lake is silent, until it answers', () => {
  const watch = new LakeWatch(null, 5 * MINUTE)
  expect(watch.state(false)).toEqual({ words: 'not asked yet', isTrouble: false })
  watch.failed({ kind: 'unreachable' })
  vi.advanceTimersByTime(MINUTE)
  watch.failed({ kind: 'unreachable' })
  const silent = { words: 'silent since 2026-03-14T10:00:00.000Z', isTrouble: true }
  expect(watch.state(false)).toEqual(silent)
  // A failure that says nothing about the lake.
  watch.failed({ kind: 'disk' })
  expect(watch.state(true)).toEqual(silent)
  watch.failed({ kind: 'refused' })
  expect(watch.state(false).words).toBe('refusing the token since 2026-03-14T10:01:00.000Z')
  watch.answered()
  expect(watch.state(false)).toEqual({ words: 'answering', isTrouble: false })
})

it('counts invalid content as an answer', () => {
  const watch = new LakeWatch(null, 5 * MINUTE)
  watch.failed({ kind: 'unreachable' })
  watch.failed({ kind: 'invalid' })
  expect(watch.state(false).words).toBe('answering')
})

it('remembers trouble across a restart', () => {
  const last = {
    ...{ kind: 'unreachable' as const, exitCode: 3, message: '', problems: [], retry: true },
    ...{ at: Date.parse('2026-03-14T09:00:00Z'), resolvedAt: null },
  }
  expect(new LakeWatch(last, MINUTE).state(false).words).toBe(
    'silent since 2026-03-14T09:00:00.000Z',
  )
  const over = { ...last, resolvedAt: last.at }
  expect(new LakeWatch(over, MINUTE).state(false).words).toBe('not asked yet')
})

it('expires an old answer, which is no trouble under a lock only', () => {
  const watch = new LakeWatch(null, 5 * MINUTE)
  watch.answered()
  vi.advanceTimersByTime(20 * MINUTE)
  expect(watch.state(false).words).toBe('answering')
  vi.advanceTimersByTime(1)
  const words = 'not asked since 2026-03-14T10:00:00.000Z'
  expect(watch.state(false)).toEqual({ words, isTrouble: true })
  expect(watch.state(true)).toEqual({ words, isTrouble: false })
})
