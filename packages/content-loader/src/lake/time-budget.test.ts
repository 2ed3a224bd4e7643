import { beforeEach, expect, it, vi } from 'vitest'
import { TimeBudget } from './time-budget.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const answerAfter = (ms: number) => () => new Promise<void>((done) => setTimeout(done, ms))

it('counts waits, not the work between them', async () => {
  const budget = new TimeBudget(1_000)
  const waiting = budget.run(answerAfter(300))
  await vi.advanceTimersByTimeAsync(300)
  await waiting
  await vi.advanceTimersByTimeAsync(5_000)
  expect(budget.remainingMs).toBe(700)
})

it('counts overlapping waits once', async () => {
  const budget = new TimeBudget(1_000)
  const runs = [200, 300, 400].map((ms) => budget.run(answerAfter(ms)))
  await vi.advanceTimersByTimeAsync(250)
  expect(budget.remainingMs).toBe(750)
  await vi.advanceTimersByTimeAsync(150)
  await Promise.all(runs)
  expect(budget.remainingMs).toBe(600)
})

it('continues after a rejection, and ends when spent', async () => {
  const budget = new TimeBudget(100)
  const rejected = budget.run(async () => {
    throw new Error('no')
  })
  await expect(rejected).rejects.toThrow('no')
  expect(budget.remainingMs).toBe(100)
  const slow = budget.run(answerAfter(500))
  await vi.advanceTimersByTimeAsync(500)
  await slow
  expect(budget.remainingMs).toBe(0)
})
