import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLimitedLog } from './log.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('logs a message ten times a minute, and later counts the dropped lines', () => {
  const lines: unknown[][] = []
  const note = (...line: unknown[]) => void lines.push(line)
  const log = createLimitedLog({ debug: note, info: note, warn: note, error: note })
  for (let place = 0; place < 14_000; place += 1) log.warn('Refused')
  for (let place = 0; place < 3; place += 1) log.error({ url: `/${place}` }, 'Failed')
  expect(lines).toHaveLength(13)
  expect(lines.slice(9, 11)).toEqual([
    [{}, 'Refused'],
    [{ url: '/0' }, 'Failed'],
  ])
  vi.advanceTimersByTime(60_000)
  log.warn({ why: 'late' }, 'Refused')
  log.warn('Refused')
  expect(lines.slice(13)).toEqual([
    [{ why: 'late', leftOut: 13_990 }, 'Refused'],
    [{}, 'Refused'],
  ])
})
