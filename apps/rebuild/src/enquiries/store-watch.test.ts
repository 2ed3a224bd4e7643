import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoreWatch } from './store-watch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const MINUTE_MS = 60_000

function createStore() {
  const disk = { free: 1e9, refuses: false }
  const onChange = vi.fn()
  const watch = new StoreWatch({
    probe: async () => {
      if (disk.refuses) throw new Error('disk I/O error')
    },
    freeBytes: async () => disk.free,
    onChange,
  })
  return { disk, onChange, watch }
}

it('finds a full disk within a minute, before an enquiry comes, and its recovery', async () => {
  const { disk, onChange, watch } = createStore()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([watch.error, onChange.mock.calls.length]).toEqual([null, 0])
  disk.free = 4096
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(watch.error).toBe('The disk is full: 4096 bytes are free')
  expect(onChange).toHaveBeenCalledOnce()
  disk.free = 1e9
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect([watch.error, onChange.mock.calls.length]).toEqual([null, 2])
})

it('finds a disk that is not writable despite free space', async () => {
  const { disk, watch } = createStore()
  disk.refuses = true
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(watch.error).toBe('disk I/O error')
})

it('notices a rejected enquiry, and the next stored one, at once', () => {
  const { onChange, watch } = createStore()
  watch.failed(new Error('database or disk is full'))
  watch.failed(new Error('database or disk is full'))
  expect([watch.error, onChange.mock.calls.length]).toEqual(['database or disk is full', 1])
  watch.stored()
  expect([watch.error, onChange.mock.calls.length]).toEqual([null, 2])
})
