import { expect, it } from 'vitest'
import type { BuildRequest } from '../intake/state.ts'
import { DelayedPublishes } from './late-publishes.ts'

const request = (seq: number, reason: string): BuildRequest => ({
  seq,
  at: 0,
  reason,
  confirmed: false,
})
const job = request(1, 'job “B” changed')
const page = request(2, 'home “Home” changed')
const nothing = { waiting: [], running: null }
const waiting = (...requests: BuildRequest[]) => ({ waiting: requests, running: null })
const running = (phase: 'load' | 'swap', ...requests: BuildRequest[]) => ({
  waiting: [],
  running: { at: 0, phase, requests, waited: 0, startTime: 0, reasons: [] },
})

it('names publishes that wait too long, also during builds and retries', () => {
  const delayed = new DelayedPublishes(100)
  expect(delayed.in(waiting(job), 1_000)).toEqual({ isWaiting: true, late: null })
  expect(delayed.in(running('load', job), 1_060).late).toBeNull()
  expect(delayed.in(waiting(job, page), 1_099).late).toBeNull()
  expect(delayed.in(waiting(job, page), 1_100).late).toEqual({ after: 100, reasons: [job.reason] })
  expect(delayed.in(waiting(job, page), 1_199).late?.reasons).toEqual([job.reason, page.reason])
})

it('ends with the swap, and times later publishes from their own start', () => {
  const delayed = new DelayedPublishes(100)
  delayed.in(waiting(job), 0)
  expect(delayed.in(running('swap', job), 500)).toEqual({ isWaiting: false, late: null })
  delayed.in(nothing, 600)
  expect(delayed.in(waiting(page), 700).late).toBeNull()
})

it("ignores the service's own checks", () => {
  const delayed = new DelayedPublishes(100)
  const check = waiting(request(0, 'the regular check'))
  delayed.in(check, 0)
  expect(delayed.in(check, 1_000)).toEqual({ isWaiting: false, late: null })
})
