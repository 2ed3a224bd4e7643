import { describe, expect, it, vi } from 'vitest'
import { crashFailure, failureOf, VerificationError } from '../build/failure.ts'
import { LastFailure } from './build-findings.ts'

const silentLog = () => ({ debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() })

describe('LastFailure', () => {
  it('waits twice as long after each failure, up to the longest pause', () => {
    const memory = new LastFailure(null, 5_000, silentLog())
    const crash = crashFailure('SIGKILL', '')
    expect([1, 2, 3, 4, 5].map(() => memory.add(crash))).toEqual([
      1_000, 2_000, 4_000, 5_000, 5_000,
    ])
    memory.resolve()
    expect(memory.add(crash)).toBe(1_000)
  })

  it('does not retry a failure that only a person can fix', () => {
    const memory = new LastFailure(null, 5_000, silentLog())
    const problem = { where: 'page /about', field: '', what: 'was not made whole' }
    expect(memory.add(failureOf(new VerificationError([problem])))).toBeNull()
  })

  it('logs a failure once, however often it repeats', () => {
    const log = silentLog()
    const memory = new LastFailure(null, 5_000, log)
    memory.add(crashFailure('SIGKILL', ''))
    memory.add(crashFailure('SIGKILL', ''))
    expect(log.error).toHaveBeenCalledTimes(1)
    memory.add(crashFailure('exit code 1', ''))
    expect(log.error).toHaveBeenCalledTimes(2)
  })

  it('ends a failure once', () => {
    const memory = new LastFailure(null, 5_000, silentLog())
    memory.add(crashFailure('SIGKILL', ''))
    expect(memory.last?.resolvedAt).toBeNull()
    expect(memory.resolve()).toBe(true)
    expect(memory.resolve()).toBe(false)
    expect(memory.last?.resolvedAt).not.toBeNull()
  })
})
