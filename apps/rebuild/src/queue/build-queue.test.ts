import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Journal, type WriteJournal } from '../intake/journal.ts'
import type { BuildRequest } from '../intake/state.ts'
import { BuildQueue } from './build-queue.ts'

const debounce = { quiet: 150, longest: 1_000 }

const request = (at = Date.now()): BuildRequest => ({
  seq: 1,
  at,
  reason: 'test',
  confirmed: false,
})

describe('BuildQueue', () => {
  const line = (requests: BuildRequest[] = []) =>
    new BuildQueue({
      debounce,
      state: { requests, announced: [] },
      journal: { deliver: async () => true, requestBuild: async () => {} },
      note: async () => {},
    })

  beforeEach(() => {
    vi.useFakeTimers()
    vi.advanceTimersByTime(10_000)
    return () => vi.useRealTimers()
  })

  const now = () => performance.now()
  const advance = (ms: number) => vi.advanceTimersByTime(ms)
  /** Adds one request after another, `pause` ms apart. */
  function addMany(waiting: BuildQueue, count: number, pause: number) {
    for (let number = 0; number < count; number += 1) {
      waiting.add(request())
      advance(pause)
    }
  }

  it('is due a moment after the last request', () => {
    const waiting = line()
    expect(waiting.getDueTime(0)).toBeNull()
    waiting.add(request())
    expect(waiting.getDueTime(0)).toBe(now() + 150)
    advance(100)
    waiting.add(request())
    expect(waiting.getDueTime(0)).toBe(now() + 150)
  })

  it('is due after the longest wait, however many requests come', () => {
    const waiting = line()
    const start = now()
    addMany(waiting, 30, 100)
    expect(waiting.getDueTime(0)).toBe(start + 1_000)
  })

  it('waits longer for the end of a burst that outlasts a build', () => {
    const waiting = line()
    const start = now()
    addMany(waiting, 200, 10)
    const buildEnded = start + 600
    expect(waiting.getDueTime(buildEnded)).toBe(now() - 10 + 450)
    addMany(waiting, 1_700, 10)
    expect(waiting.getDueTime(buildEnded)).toBe(buildEnded + 10_000)
  })

  it('is due at once for a request from the middle of a build', () => {
    const waiting = line()
    waiting.add(request())
    advance(1_000)
    expect(waiting.getDueTime(now())).toBeLessThan(now())
  })

  it('returns all requests at once', () => {
    const waiting = line()
    waiting.add(request())
    waiting.add(request())
    expect(waiting.takeAll()).toHaveLength(2)
    expect(waiting.getDueTime(0)).toBeNull()
  })

  it('pauses after a failure until the next request', () => {
    const waiting = line()
    const first = request()
    waiting.add(first)
    waiting.putBack(waiting.takeAll(), 4_000)
    expect(waiting.getDueTime(0)).toBe(now() + 4_000)
    advance(500)
    waiting.add(request())
    expect(waiting.getDueTime(0)).toBe(now() + 150)
    expect(waiting.takeAll()[0]).toBe(first)
    waiting.putBack([first], 4_000)
    waiting.check('again')
    expect(waiting.getDueTime(0)).toBeLessThanOrEqual(now())
  })

  it('ignores changes of the system clock', () => {
    const waiting = line()
    waiting.add(request())
    const dueTime = waiting.getDueTime(0)
    for (const hours of [-5, 5]) {
      vi.setSystemTime(Date.now() + hours * 3_600_000)
      expect(waiting.getDueTime(0)).toBe(dueTime)
    }
  })

  it('builds the requests of an earlier process, whatever its clock was', () => {
    expect(line([request(Date.now() + 3_600_000)]).getDueTime(0)).toBeLessThan(now())
  })
})

describe('requests', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kitewright-requests-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** The stored requests as a new process reads them. */
  async function started() {
    const { journal, state } = await Journal.open(folder)
    const note: WriteJournal = (keep) => keep(journal)
    const requests = new BuildQueue({ journal, note, state, debounce })
    return { requests, stop: () => journal.close() }
  }

  const getReasons = (requests: BuildQueue) => requests.waiting.map(({ reason }) => reason)

  it('survive the process until they are settled', async () => {
    const first = await started()
    await first.requests.deliver({ ids: ['a'], reason: 'a price', at: 1 })
    const requests = first.requests.takeAll()
    await first.requests.requestBuild('by hand', true)
    expect(getReasons(first.requests)).toEqual(['by hand'])
    await first.stop()

    const second = await started()
    expect(getReasons(second.requests)).toEqual(['a price', 'by hand'])
    await second.requests.settle(requests)
    await second.stop()

    const third = await started()
    expect(third.requests.waiting).toMatchObject([{ reason: 'by hand', confirmed: true }])
    await third.requests.deliver({ ids: ['b'], reason: 'a question', at: 2 })
    await third.stop()
  })

  it('of the service itself are recreated at each start', async () => {
    const first = await started()
    first.requests.check('the service started')
    const requests = first.requests.takeAll()
    expect(requests).toHaveLength(1)
    await first.requests.settle(requests)
    first.requests.putBack(requests)
    expect(getReasons(first.requests)).toEqual(['the service started'])
    await first.stop()

    const second = await started()
    expect(second.requests.waiting).toEqual([])
    await second.stop()
  })
})
